import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startBystander } from '../soak/bystander.ts';
import { call, type Caller, signIn } from '../soak/scenario.ts';
import { type SoakServer, startServer } from '../soak/server.ts';
import { type Clients, startClients } from './clients.ts';
import { memoryOf, secondsOf } from './process-figures.ts';

/** What links cost, of the platform and of bare `ws`. */
export interface LinkTimes {
  /** Messages for each second of CPU time. */
  readonly perSecond: number;
  /** For each client, in kB: the heap after collection, and resident memory. */
  readonly heap: number;
  readonly resident: number;
}

/** All come back at once. */
export interface ReturnTimes {
  readonly missed: number;
  /** Seconds until all are in and have what they missed. */
  readonly seconds: number;
  /** What another caller waits meanwhile at the most, in milliseconds. */
  readonly wait: number;
}

export interface LiveTimes {
  readonly clients: number;
  readonly platform: LinkTimes;
  readonly bare: LinkTimes;
  /** CPU time of the platform for a link that opens and logs in, in milliseconds. */
  readonly login: number;
  /** While all are connected and nothing happens, for so many seconds: a round of session checks is among them. */
  readonly quiet: { readonly seconds: number; readonly turn: number; readonly work: number };
  readonly returns: readonly ReturnTimes[];
}

const CHANGES = 40;
const QUIET_SECONDS = 65;
/** What is caught up with, and what is too much for that. */
const MISSED = [20, 400];
const GROUPS = '/api/v2/compute/security-groups';
const bareProcess = fileURLToPath(new URL('bare-process.ts', import.meta.url));

/** So many clients of one account, and beside them a server that only sends, in the same run. */
export async function measureLive(folder: string, count: number): Promise<LiveTimes> {
  const all = String(Math.max(count, 10) * 10);
  const server = await startServer(join(folder, 'live'), {
    SKYDECK_LIMIT_LIVE_PER_ACCOUNT: all,
    SKYDECK_LIMIT_LIVE_PER_SESSION: all,
    SKYDECK_LIMIT_LIVE_LOGINS_PER_ACCOUNT: all,
    SKYDECK_LIMIT_LIVE_WAITING_LOGINS: all,
  });
  const as = await signIn(server.url);
  const clients = await startClients(server.url, { session_id: as.sessionId, token: as.token });
  try {
    const { size, login, ...platform } = await measurePlatform(server, clients, as, count);
    const quiet = await measureQuiet(server);
    const returns: ReturnTimes[] = [];
    for (const missed of MISSED) returns.push(await measureReturn(server, clients, as, { count, missed }));
    return { clients: count, platform, bare: await measureBare(count, size), login, quiet, returns };
  } finally {
    await clients.stop();
    await server.stop();
  }
}

async function measurePlatform(server: SoakServer, clients: Clients, as: Caller, count: number) {
  const change = await createChange(server, as);
  // What is loaded at first use is there before anything is measured.
  await clients.join({ count: 20, atOnce: 16, missed: 0 });
  await change(20);
  await clients.leave();
  const alone = await cpuOf(server.pid, () => change(CHANGES));
  const before = await memory(server);
  const login = await cpuOf(server.pid, () => clients.join({ count, atOnce: 16, missed: 0 }));
  const after = await memory(server);
  let size = 0;
  const heard = async (messages: number) => {
    size = await clients.heard(messages);
  };
  const cpu = await cpuOf(server.pid, () => change(CHANGES, heard));
  return {
    size,
    login: (login * 1_000) / count,
    perSecond: (CHANGES * count) / (cpu - alone),
    ...perClient(before, after, count),
  };
}

/** Changes one object so many times; after each it waits until all have heard of it. */
async function createChange({ url }: SoakServer, as: Caller) {
  const { json } = await call(url, GROUPS, { method: 'POST', body: { name: 'live' }, as });
  return async (times: number, heard: (messages: number) => Promise<void> = async () => {}) => {
    for (let at = 1; at <= times; at += 1) {
      const all = heard(at);
      await call(url, `${GROUPS}/${String(json['id'])}`, { method: 'PATCH', body: { description: `${at}` }, as });
      await all;
    }
  };
}

async function measureQuiet(server: SoakServer): Promise<LiveTimes['quiet']> {
  await server.measure();
  await setTimeout(QUIET_SECONDS * 1_000);
  const { longestTurnMs, longestWorkMs } = await server.measure();
  return { seconds: QUIET_SECONDS, turn: longestTurnMs, work: longestWorkMs };
}

async function measureReturn(
  server: SoakServer,
  clients: Clients,
  as: Caller,
  { count, missed }: { readonly count: number; readonly missed: number },
): Promise<ReturnTimes> {
  await clients.leave();
  const change = await createChange(server, as);
  const { seq: since } = await clients.join({ count: 1, atOnce: 1, missed: 0 });
  await clients.leave();
  await change(missed);
  const stop = await startBystander(server.url, as.sessionId);
  const { ms } = await clients.join({ count, atOnce: count, since, missed });
  const { longestMs } = await stop();
  return { missed, seconds: ms / 1_000, wait: longestMs };
}

async function measureBare(count: number, size: number): Promise<LinkTimes> {
  const child = fork(bareProcess, { execArgv: ['--expose-gc'] });
  const pid = child.pid ?? 0;
  const [{ url }] = (await once(child, 'message')) as [{ readonly url: string }];
  const measure = async () => {
    const answer = once(child, 'message') as Promise<[{ readonly heapMb: number }]>;
    child.send('measure');
    const [{ heapMb }] = await answer;
    return { heap: heapMb, resident: memoryOf(pid) };
  };
  const clients = await startClients(url, {});
  try {
    const before = await measure();
    await clients.join({ count, atOnce: 16, missed: 0 });
    const after = await measure();
    const cpu = await cpuOf(pid, async () => {
      for (let at = 1; at <= CHANGES; at += 1) {
        const all = clients.heard(at);
        child.send({ send: 'x'.repeat(size) });
        await all;
      }
    });
    return { perSecond: (CHANGES * count) / cpu, ...perClient(before, after, count) };
  } finally {
    await clients.stop();
    child.kill();
  }
}

interface Memory {
  readonly heap: number;
  readonly resident: number;
}

/** After collection, in MB. */
async function memory(server: SoakServer): Promise<Memory> {
  const { heapMb } = await server.measure();
  return { heap: heapMb, resident: memoryOf(server.pid) };
}

/** In kB. */
const perClient = (before: Memory, after: Memory, count: number): Memory => ({
  heap: ((after.heap - before.heap) * 1_000) / count,
  resident: ((after.resident - before.resident) * 1_024) / count,
});

/** Seconds of CPU time of a process while this is done. */
async function cpuOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = secondsOf(pid);
  await work();
  return secondsOf(pid) - before;
}
