import { array, type Infer, nullable, optional, string, type } from 'superstruct';
import { get, page } from '../http.ts';

export * from './rules.ts';

/** One object that was found. */
export const SearchHit = type({
  /** The resource's name: `network`. */
  type: string(),
  id: string(),
  name: string(),
  /** What tells it from others of its name: its addresses, or where it belongs. */
  detail: string(),
  /** null for what belongs to no project. */
  project_id: nullable(string()),
  /** Of what is shown on the page of another object: a subnet's network. */
  parent_id: optional(string()),
  /** Of a port: what has it, such as a router or a server, and its network. The first with a page of its own shows it. */
  shown_on: optional(array(type({ type: string(), id: string() }))),
});
export type SearchHit = Infer<typeof SearchHit>;

export const searchApi = {
  /** `?q=` is a part of a name, an address or an id; of ports, the beginning of an address, a MAC address or an id; `?limit=` is 1 to 50, 20 if left out. The best come first. */
  find: get('/api/v2/search', page(SearchHit)),
} as const;
