import { createMixedLoad, integrityFaults, type MixedLoad } from '@skydeck/platform';
import { inFolder, type Scenario } from './scenario.ts';
import { startServer } from './server.ts';

/** Kills in the middle of mixed load: what was acknowledged is there when the server is back. */
export const kills: Scenario = ({ kills: count }) =>
  inFolder(async (folder) => {
    const faults: string[] = [];
    const starts: number[] = [];
    let load: MixedLoad | null = null;
    for (let kill = 0; kill <= count; kill += 1) {
      const from = performance.now();
      const server = await startServer(folder);
      starts.push(performance.now() - from);
      load ??= await createMixedLoad(server);
      faults.push(...(await load.findFaults(server)).map((fault) => `after kill ${kill}: ${fault}`));
      // Another number each time, so that it dies in another place.
      if (kill < count) await load.run(server, 20 + ((kill * 37) % 90), () => server.kill());
      await server.stop();
    }
    // The last one was no word either.
    faults.push(...integrityFaults(folder));
    return {
      title: 'kill -9 under mixed load',
      faults: [...faults, ...(load?.serverErrors ?? [])],
      figures: [
        ['kills', String(count)],
        ['acknowledged changes', String(load?.acknowledged ?? 0)],
        ['unanswered changes, complete or absent afterwards', String(load?.unanswered ?? 0)],
        ['lost, duplicate or partial changes, ended tasks and sessions, damage', String(faults.length)],
        ['restart', `${Math.round(Math.min(...starts))} to ${Math.round(Math.max(...starts))} ms`],
      ],
    };
  });
