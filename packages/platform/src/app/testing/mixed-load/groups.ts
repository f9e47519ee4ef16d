import type { Ledger, State } from './ledger.ts';
import type { Call, LoadedServer } from './server.ts';

const GROUPS = '/api/v2/compute/security-groups';

interface Group {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export interface GroupLoad {
  change(server: LoadedServer, name: string, at: number): Promise<void>;
  /** What is there now, by name. */
  list(server: LoadedServer): Promise<Map<string, Group[]>>;
  /** Goes on with what was found; answers its state. */
  found(name: string, groups: readonly Group[]): State;
}

/** Creates, changes and deletes security groups. */
export function createGroupLoad(ledger: Ledger, call: Call): GroupLoad {
  const ids = new Map<string, string>();
  return {
    async change(server, name, at) {
      const description = `${name} ${at}`;
      if (ledger.stateOf(name) === null)
        return ledger.change(name, description, async () => {
          const { status, json } = await call(server, GROUPS, { method: 'POST', body: { name, description } });
          if (status < 300) ids.set(name, json.id as string);
          return status;
        });
      const path = `${GROUPS}/${ids.get(name)}`;
      if (at % 4 === 3)
        return ledger.change(name, null, async () => (await call(server, path, { method: 'DELETE' })).status);
      return ledger.change(name, description, async () => {
        return (await call(server, path, { method: 'PATCH', body: { description } })).status;
      });
    },
    async list(server) {
      const { json } = await call(server, `${GROUPS}?limit=-1`, {});
      return Map.groupBy(json.data as Group[], ({ name }) => name);
    },
    found(name, [first]) {
      if (first) ids.set(name, first.id);
      return first?.description ?? null;
    },
  };
}
