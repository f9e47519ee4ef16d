import { createMixedLoad, type LoadedServer } from './mixed-load.ts';
import { openTcpProxy, targetOf } from './tcp-proxy.ts';

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
  /** From each kill until all was found as it should be, tasks of the dead included. Milliseconds. */
  readonly recoveries: readonly number[];
}

interface KillParts {
  readonly start: () => Promise<KillableInstance>;
  readonly instances: number;
  readonly kills: number;
}

/** Kills one instance after the other under mixed load: those that live have to know all, and end the tasks of the dead. */
export async function killInstances({ start, instances: size, kills }: KillParts): Promise<KilledInstances> {
  const instances: KillableInstance[] = [];
  // One after the other: the first one makes what all need.
  while (instances.length < size) instances.push(await start());
  const console = await openTcpProxy(() => instances.map(({ url }) => targetOf(url)));
  const storage = await openTcpProxy(() => instances.map(({ s3Url }) => targetOf(s3Url)));
  const server = { url: `http://127.0.0.1:${console.port}`, s3Url: `http://127.0.0.1:${storage.port}` };
  const load = await createMixedLoad(server);
  const faults: string[] = [];
  const recoveries: number[] = [];
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const [doomed] = instances.splice(kill % instances.length, 1);
      let ended: Promise<void> | undefined;
      // Another number each time, so that it dies in another place.
      await load.run(server, 20 + ((kill * 37) % 90), () => {
        ended = doomed?.kill();
        load.stop();
      });
      await ended;
      const from = performance.now();
      faults.push(...(await load.findFaults(server)).map((fault) => `after kill ${kill + 1}: ${fault}`));
      recoveries.push(performance.now() - from);
      if (kill < kills - 1) instances.push(await start());
    }
  } finally {
    await Promise.all([console.close(), storage.close(), ...instances.map((instance) => instance.kill())]);
  }
  const { acknowledged, unanswered, serverErrors } = load;
  return { faults: [...faults, ...serverErrors], acknowledged, unanswered, recoveries };
}
