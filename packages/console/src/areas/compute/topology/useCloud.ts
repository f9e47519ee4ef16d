import type { CallError } from '@skydeck/contract';
import { networks } from '../../../resources/network/index.ts';
import { routers } from '../../../resources/router/index.ts';
import { servers } from '../../../resources/server/index.ts';
import { useAll } from '../../../kit/data/useAll.ts';
import type { Cloud } from './graph.rules.ts';

interface LiveCloud {
  readonly cloud: Cloud;
  /** All of it was read once. */
  readonly filled: boolean;
  readonly problem: CallError | null;
  retry(): void;
}

/** Everything the scope sees, alive. */
export function useCloud(): LiveCloud {
  const parts = [useAll(networks), useAll(routers), useAll(servers)] as const;
  const [ofNetworks, ofRouters, ofServers] = parts;
  return {
    cloud: { networks: ofNetworks.items, routers: ofRouters.items, servers: ofServers.items },
    filled: parts.every(({ filled }) => filled),
    problem: parts.map(({ problem }) => problem).find((problem) => problem !== null) ?? null,
    retry: () => parts.forEach(({ retry }) => retry()),
  };
}
