import { array, type Infer, number, string, type } from 'superstruct';
import { get } from '../http.ts';

export { isFailure } from './failure.ts';

/** How many objects of one resource the scope sees, and in which statuses. */
export const OverviewResource = type({
  /** The resource's name: `network`. */
  type: string(),
  count: number(),
  /** Empty for a resource without a status. */
  statuses: array(type({ status: string(), count: number() })),
});
export type OverviewResource = Infer<typeof OverviewResource>;

/** An object that failed. */
export const FailedItem = type({
  type: string(),
  id: string(),
  name: string(),
  status: string(),
  /** ISO 8601, UTC: when it last changed. */
  at: string(),
});
export type FailedItem = Infer<typeof FailedItem>;

/** What a project has, and what of it needs somebody. */
export const Overview = type({
  resources: array(OverviewResource),
  /** The newest of them. */
  failed: array(FailedItem),
  /** How many there are in all. */
  failed_count: number(),
});
export type Overview = Infer<typeof Overview>;

export const overviewApi = {
  /** What the start page shows of a scope, in one answer. A resource that the caller may not read is not in it. */
  read: get('/api/v2/overview', Overview),
} as const;
