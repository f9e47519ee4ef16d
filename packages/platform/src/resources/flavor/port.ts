import { type Flavor, type FlavorBody, flavorSorts } from '@skydeck/contract';
import type { CrudEngine } from '../../http/crud-engine.ts';
import { type ListRules, sameName } from '../../http/list-query.ts';

/**
 * Flavors: the same for everybody, and made by whoever administers the cloud. Nothing of one changes.
 *
 * `create`: 400 `name_taken`, `placement_unknown`. `remove`: servers keep their size.
 */
export type FlavorEngine = Omit<CrudEngine<Flavor, FlavorBody, never>, 'update'>;

/** What each engine answers of a list. */
export const flavorListRules: ListRules = {
  sorts: flavorSorts,
  filters: { ...sameName('id', 'name', 'vcpus', 'ram'), traits: 'traits[]' },
  search: ['name', 'id'],
};
