import { startMany } from '../crud-api.ts';
import { get, named, page, remove, send } from '../http.ts';
import { Flavor, FlavorBody } from './model.ts';

export * from './limits.ts';
export * from './model.ts';

const path = '/api/v2/compute/flavors';

/** There is no change. Ids are Nova's: a UUID, or what an operator chose, such as `100`. */
export const flavorApi = {
  /** Filters: id, name, vcpus, ram, traits (`any:`); `search` looks into name and id. */
  list: get(path, page(Flavor)),
  read: named(get(`${path}/{id}`, Flavor)),
  create: send('POST', path, FlavorBody, Flavor),
  remove: named(remove(`${path}/{id}`)),
  /** Deletes each. */
  removeMany: startMany(`${path}/delete`),
} as const;

export const flavorSubjects = { list: 'compute_flavors', item: 'compute_flavor' } as const;
export const flavorEvent = { name: 'flavor', object: Flavor } as const;

/** Sort keys the server knows. */
export const flavorSorts = ['name', 'vcpus', 'ram', 'created_at'] as const;
