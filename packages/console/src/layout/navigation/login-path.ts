import { memory } from '../../session/index.ts';

interface PagePath {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The login page of the domain, with the way back. */
export function loginPath(domain: string | null, from: PagePath): string {
  const named = domain ?? memory.domain();
  const path = named ? `/login/${encodeURIComponent(named)}` : '/login';
  const back = `${from.pathname}${from.search}${from.hash}`;
  return back === '/' ? path : `${path}?redirectUrl=${encodeURIComponent(back)}`;
}
