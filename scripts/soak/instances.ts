import { killInstances } from '@skydeck/platform';
import { percentile } from '@skydeck/platform/testing/large-cloud';
import { type Crowd, type CrowdFigures } from '@skydeck/platform/testing/live-crowd';
import { startPostgres } from '@skydeck/platform/testing/postgres';
import { type Callers, startCallers } from './callers.ts';
import { startCrowd } from './crowd.ts';
import { call, type Caller, inFolder, type Result, type Scenario, signIn } from './scenario.ts';
import { startServer } from './server.ts';

const INSTANCES = 3;
/** So long calls are timed with all instances, and from each kill on: until its tasks were taken over. */
const WINDOW_MS = 9_000;
/** Each of the eleven clients of the load waits so long after a change: what has no processor left shows no kill. */
const PAUSE_MS = 200;
/** Of ten live clients one is in the project of the load and hears of each of its changes. */
const LOADED_SHARE = 0.1;
const GROUPS = '/api/v2/compute/security-groups';

/**
 * Kills of one of several instances in the middle of mixed load, beside live clients of two projects: those that live know all, end
 * the tasks of the dead, and tell each client each event once.
 */
export const instances: Scenario = ({ instanceKills: kills, instanceClients, maxSlowdown }) =>
  inFolder(async (folder) => {
    const postgres = await startPostgres();
    const callers = await startCallers();
    const onlooker = createOnlooker(callers);
    const crowds: Crowd[] = [];
    const loaded = Math.max(1, Math.round(instanceClients * LOADED_SHARE));
    const crowdOf = (account: string, project: 'payments-prod' | 'storefront', count: number) => ({
      who: { account, project },
      open: async (url: string, as: object) => {
        const crowd = await startCrowd(url, as, count);
        crowds.push(crowd);
        return { ...crowd, close: async () => {} };
      },
    });
    try {
      const start = async () => {
        const server = await startServer(folder, { DATABASE_URL: postgres.url, ...limitsFor(instanceClients) });
        return { ...server, kill: async () => void (await server.stop()) };
      };
      const killed = await killInstances({
        start,
        instances: INSTANCES,
        kills,
        onlooker,
        pauseMs: PAUSE_MS,
        crowds: [
          crowdOf('jonas.lind', 'payments-prod', loaded),
          ...(instanceClients > loaded ? [crowdOf('sara.nyberg', 'storefront', instanceClients - loaded)] : []),
        ],
      });
      const figures = await Promise.all(crowds.map((crowd) => crowd.figures()));
      await Promise.all(crowds.map((crowd) => crowd.close()));
      return resultOf({
        killed,
        kills,
        clients: instanceClients,
        loaded,
        figures,
        times: onlooker.times(),
        maxSlowdown,
      });
    } finally {
      callers.stop();
      await postgres.stop();
    }
  });

/** All are of two accounts and one address, which is more than either may have. */
function limitsFor(clients: number): Readonly<Record<string, string>> {
  const names = ['CONNECTIONS', 'LIVE_PER_ADDRESS', 'LIVE_PER_ACCOUNT', 'LIVE_PER_SESSION', 'LIVE_LOGINS_PER_ACCOUNT'];
  const all = String(Math.max(clients, 1_000) * 10);
  return Object.fromEntries([...names, 'LIVE_FRAMES_PER_ADDRESS'].map((name) => [`SKYDECK_LIMIT_${name}`, all]));
}

interface Times {
  readonly quiet: readonly number[];
  readonly killed: readonly number[];
  readonly failures: readonly string[];
}

/** Calls each living instance, in a project of which no live client hears. */
function createOnlooker(callers: Callers) {
  const [quiet, killed, failures]: [number[], number[], string[]] = [[], [], []];
  let calling: { readonly as: Caller; readonly groups: readonly string[] } | null = null;

  async function prepare(url: string) {
    const as = await signIn(url, 'mia.hallberg', 'data-platform');
    const { json } = await call(url, GROUPS, { method: 'POST', body: { name: 'calls' }, as });
    return { as, groups: [String(json['id'])] };
  }

  const into = (times: number[]) => async (living: readonly { readonly url: string }[]) => {
    const urls = living.map(({ url }) => url);
    calling ??= await prepare(urls[0] ?? '');
    const called = await callers.call({ urls, ...calling }, WINDOW_MS);
    times.push(...called.times);
    failures.push(...called.failures);
  };
  return { quiet: into(quiet), killed: into(killed), times: (): Times => ({ quiet, killed, failures }) };
}

interface Measured {
  readonly killed: Awaited<ReturnType<typeof killInstances>>;
  readonly kills: number;
  readonly clients: number;
  readonly loaded: number;
  readonly figures: readonly CrowdFigures[];
  readonly times: Times;
  readonly maxSlowdown: number | null;
}

function resultOf({ killed, kills, clients, loaded, figures, times, maxSlowdown }: Measured): Result {
  const { acknowledged, unanswered, recoveries } = killed;
  const [fastest, slowest] = [Math.min(...recoveries), Math.max(...recoveries)].map(Math.round);
  const [quiet, during] = [percentile(times.quiet, 0.99), percentile(times.killed, 0.99)];
  const sum = (of: (figure: CrowdFigures) => number) => figures.reduce((all, figure) => all + of(figure), 0);
  const away = Math.max(...figures.map(({ longestAwayMs }) => longestAwayMs));
  const slowdown = during / quiet;
  const isTooSlow = maxSlowdown !== null && slowdown > maxSlowdown;
  return {
    title: 'kill -9 of one of three instances on PostgreSQL',
    faults: [
      ...killed.faults,
      ...times.failures.map((failure) => `a call to a living instance: ${failure}`),
      ...(isTooSlow ? [`calls during kills take ${slowdown.toFixed(1)} times as long`] : []),
    ],
    figures: [
      ['kills', String(kills)],
      ['live clients, and of them in the project of the load', `${clients}, ${loaded}`],
      ['messages to them', String(sum(({ messages }) => messages))],
      [
        'came back after a kill, in so many attempts, and were told to read anew',
        [sum((one) => one.reconnections), sum((one) => one.attempts), sum((one) => one.resets)].join(', '),
      ],
      ['longest time until one was back', `${Math.round(away)} ms`],
      ['acknowledged changes', String(acknowledged)],
      ['unanswered changes, complete or absent afterwards', String(unanswered)],
      ['lost, duplicate or partial changes, tasks, sessions and events', String(killed.faults.length)],
      ['until the others had ended its tasks and had answered for each change', `${fastest} to ${slowest} ms`],
      ['99 of 100 calls to living instances, all alive', `${Math.round(quiet)} ms of ${times.quiet.length} calls`],
      ['the same in the 9 seconds from each kill on', `${Math.round(during)} ms of ${times.killed.length} calls`],
      ['the one beside the other', `${slowdown.toFixed(2)} times`],
    ],
  };
}
