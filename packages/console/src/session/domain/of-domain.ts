import { fillPath } from '@skydeck/contract';

interface Placed {
  readonly path: string;
}

/** The calls for the things of one domain: its hole is filled, the thing's stays. */
export const ofDomain = <Api extends Readonly<Record<string, Placed>>>(api: Api, domainId: string): Api =>
  Object.fromEntries(
    Object.entries(api).map(([name, endpoint]) => [
      name,
      { ...endpoint, path: endpoint.path.replace('{domainId}', fillPath('{domainId}', { domainId })) },
    ]),
  ) as Api;

/** One list for each domain: what `define` makes of a domain is made once. */
export function perDomain<List>(define: (domainId: string) => List): (domainId: string) => List {
  const known = new Map<string, List>();
  return (domainId) => {
    const found = known.get(domainId) ?? define(domainId);
    known.set(domainId, found);
    return found;
  };
}
