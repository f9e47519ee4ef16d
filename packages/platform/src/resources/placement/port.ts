import { type Placement, placementSorts } from '@skydeck/contract';
import type { ReadEngine } from '../../http/crud-engine.ts';
import { type ListRules, sameName } from '../../http/list-query.ts';

/** Placements: the same for everybody. */
export type PlacementEngine = ReadEngine<Placement>;

/** What each engine answers of a list. */
export const placementListRules: ListRules = {
  sorts: placementSorts,
  filters: sameName('id', 'name', 'isolated'),
  search: ['name', 'id', 'description'],
};
