import { type Infer, number, string, type } from 'superstruct';
import { get, page } from '../http.ts';

/** How many objects of one resource the scope sees. */
export const Count = type({
  /** The resource's name: `network`. */
  type: string(),
  count: number(),
});
export type Count = Infer<typeof Count>;

export const countsApi = {
  /** What the menus count, all of it at once. A resource that the caller may not read is not among them. */
  read: get('/api/v2/counts', page(Count)),
} as const;
