import { fillPath } from '@skydeck/contract';

interface Placed {
  readonly path: string;
}

/** What lists and reads the things of one domain: its hole is filled, the thing's stays. */
export function ofDomain<List extends Placed, Read extends Placed>(
  { list, read }: { readonly list: List; readonly read: Read },
  domainId: string,
): { list: List; read: Read } {
  const within = <Endpoint extends Placed>(endpoint: Endpoint): Endpoint => ({
    ...endpoint,
    path: endpoint.path.replace('{domainId}', fillPath('{domainId}', { domainId })),
  });
  return { list: within(list), read: within(read) };
}
