import { type Crowd, MARK } from './live-crowd.ts';
import { createMixedLoad, type LoadedServer, type MixedLoad } from './mixed-load.ts';
import { signIn, type Who } from './mixed-load/sessions.ts';
import { openTcpProxy, targetOf } from './tcp-proxy.ts';
import { ask, type Signed } from './test-platform.ts';

/** One of several platforms on one database, in a process of its own. */
export interface KillableInstance extends LoadedServer {
  /** By kill -9; resolves when the process has ended. */
  kill(): Promise<void>;
}

export interface KilledInstances {
  /** What was lost, there twice, half there or stuck, and what answered with a fault of the server. */
  readonly faults: readonly string[];
  readonly acknowledged: number;
  readonly unanswered: number;
  /** From the end of each load until all was found as it should be, tasks of the dead included. Milliseconds. */
  readonly recoveries: readonly number[];
}

/** Live clients behind the proxy, in one project. */
export interface CrowdPlan {
  readonly who: Who;
  readonly open: (url: string, as: Signed) => Promise<Crowd>;
}

/** What looks on, under load; each resolves when it has seen enough. */
export interface Onlooker {
  /** All live. */
  quiet(living: readonly LoadedServer[]): Promise<void>;
  /** One has just been killed. */
  killed(living: readonly LoadedServer[]): Promise<void>;
}

interface KillParts {
  readonly start: () => Promise<KillableInstance>;
  readonly instances: number;
  readonly kills: number;
  readonly crowds: readonly CrowdPlan[];
  readonly onlooker?: Onlooker;
  /** What each client of the load waits after each change; left out, nothing. */
  readonly pauseMs?: number;
}

/** So often a client of the load may be cut off by one kill: by a kept connection that is gone, too. */
const CUTS = 2;
/** What is acknowledged by those that live before the load ends, where nobody looks on. */
const AFTER_KILL = 20;
const GROUPS = '/api/v2/compute/security-groups';

/** Kills one instance after the other under mixed load: those that live have to know all, and end the tasks of the dead. */
export async function killInstances({ start, instances: size, kills, crowds, onlooker, pauseMs = 0 }: KillParts) {
  const instances: KillableInstance[] = [];
  // One after the other: the first one makes what all need.
  while (instances.length < size) instances.push(await start());
  const console = await openTcpProxy(() => instances.map(({ url }) => targetOf(url)));
  const storage = await openTcpProxy(() => instances.map(({ s3Url }) => targetOf(s3Url)));
  const server = { url: `http://127.0.0.1:${console.port}`, s3Url: `http://127.0.0.1:${storage.port}` };
  const load = await createMixedLoad(server);
  const watched: WatchedCrowd[] = [];
  const faults: string[] = [];
  const recoveries: number[] = [];
  const look = onlooker ?? { quiet: async () => {}, killed: () => load.more(AFTER_KILL) };
  try {
    for (const plan of crowds) watched.push(await watchCrowd(server.url, plan));
    for (let kill = 0; kill < kills; kill += 1) {
      // Another number each time, so that it dies in another place.
      const count = 20 + ((kill * 37) % 90);
      await runUntilKilled({ load, server, count, look, instances, doomed: kill % instances.length, pauseMs });
      const from = performance.now();
      const found = [...(await load.findFaults(server))];
      recoveries.push(performance.now() - from);
      for (const crowd of watched) found.push(...(await crowd.findFaults()));
      faults.push(...found.map((fault) => `after kill ${kill + 1}: ${fault}`));
      if (kill < kills - 1) instances.push(await start());
    }
  } finally {
    await Promise.all(watched.map(({ close }) => close()));
    await Promise.all([console.close(), storage.close(), ...instances.map((instance) => instance.kill())]);
  }
  const { acknowledged, unanswered, serverErrors } = load;
  return { faults: [...faults, ...serverErrors], acknowledged, unanswered, recoveries } satisfies KilledInstances;
}

interface RunParts {
  readonly load: MixedLoad;
  readonly server: LoadedServer;
  readonly count: number;
  readonly look: Onlooker;
  /** The one that is killed is taken out of them. */
  readonly instances: KillableInstance[];
  readonly doomed: number;
  readonly pauseMs: number;
}

/** Runs the load until one is killed, and on at those that live. */
async function runUntilKilled({ load, server, count, look, instances, doomed, pauseMs }: RunParts): Promise<void> {
  const over = Promise.withResolvers<void>();
  async function kill(): Promise<void> {
    try {
      await look.quiet(instances);
      const [killed] = instances.splice(doomed, 1);
      await killed?.kill();
      await look.killed(instances);
    } finally {
      load.stop();
    }
  }
  const begin = () => void kill().then(over.resolve, over.reject);
  await Promise.all([load.run(server, count, begin, { cuts: CUTS, pauseMs }), over.promise]);
}

interface WatchedCrowd {
  findFaults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

async function watchCrowd(url: string, { who, open }: CrowdPlan): Promise<WatchedCrowd> {
  const as = await signIn(url, who);
  const { json, status } = await ask(`${url}${GROUPS}`, { method: 'POST', body: { name: 'crowd' }, as });
  const crowd = await open(url, as);
  let round = 0;
  return {
    async findFaults() {
      const body = { description: `${MARK} ${(round += 1)}` };
      const changed = await ask(`${url}${GROUPS}/${json?.id}`, { method: 'PATCH', body, as });
      if (changed.status !== 200) return [`the last change answers ${status}, ${changed.status}`];
      return crowd.settle();
    },
    close: crowd.close,
  };
}
