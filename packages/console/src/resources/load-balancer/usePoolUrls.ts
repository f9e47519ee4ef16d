import { useLocation, useResolvedPath } from 'react-router-dom';

export interface PoolUrls {
  /** The address of the form of a new load balancer, without its query. */
  readonly own: string;
  /** Where a pool of it is written: the one at that place, or a new one. */
  readonly add: (at?: number) => string;
  /** Which pool the address is about: a place, null for a new one, undefined where it is about none. */
  readonly open: number | null | undefined;
}

/** The addresses below the form of a new load balancer, in the console and in a frame: `add-pool`, and its steps. */
export function usePoolUrls(): PoolUrls {
  const own = useResolvedPath('.').pathname;
  const { pathname, search } = useLocation();
  const at = new URLSearchParams(search).get('pool');
  const isOpen = pathname === `${own}/add-pool` || pathname.startsWith(`${own}/add-pool/`);
  return {
    own,
    add: (place) => `${own}/add-pool${withPoolIndex(search, place)}`,
    open: isOpen ? (at !== null && /^\d{1,2}$/.test(at) ? Number(at) : null) : undefined,
  };
}

/** The rest of the query stays: it has the step of the wizard. */
export function withPoolIndex(search: string, place: number | undefined): string {
  const query = new URLSearchParams(search);
  if (place === undefined) query.delete('pool');
  else query.set('pool', String(place));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
