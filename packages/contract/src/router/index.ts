import { crudApi, startForParts } from '../crud-api.ts';
import { get, send } from '../http.ts';
import { InterfaceBody, InterfaceUpdate, Router, RouterBody, RouterInterfaces, RouterUpdate } from './model.ts';

export * from './model.ts';
export * from './rules.ts';
export * from './subjects.ts';
export * from './uses.ts';

const path = '/api/v2/compute/routers';

export const routerApi = {
  /**
   * Filters: name, id, status, project_id, domain_id, network_id, and `taggedFilters`; `search` looks into name, id,
   * addresses, description and tags.
   */
  ...crudApi(path, { item: Router, create: RouterBody, update: RouterUpdate }),
  interfaces: get(`${path}/{id}/interfaces`, RouterInterfaces),
  addInterface: send('PUT', `${path}/{id}/add_interface`, InterfaceBody, Router),
  updateInterface: send('PATCH', `${path}/{id}/interfaces/{interfaceId}`, InterfaceUpdate, Router),
  removeInterface: send('PUT', `${path}/{id}/remove_interface`, InterfaceBody, Router),
  /** Of interfaces: each leaves its network. */
  removeInterfaces: startForParts(`${path}/remove_interfaces`),
} as const;

export const routerEvent = { name: 'router', object: Router } as const;

/** Sort keys the server knows. */
export const routerSorts = ['name', 'status', 'interfaces_count', 'routes_count', 'created_at'] as const;
