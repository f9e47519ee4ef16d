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

/** In each round of as many, so that what else the machine does meets both. */
const CHANGES = 10;
const ROUNDS = 4;
const QUIET_SECONDS = 65;
/** What is caught up with, and what is too much for that. */
const MISSED = [20, 400];
const GROUPS = '/api/v2/compute/security-groups';
const bareProcess = fileURLToPath(new URL('bare-process.ts', import.meta.url));

/** So many clients of one account, and beside them a server that only sends, in the same run. */
export async function measureLive(folder: string, count: number): Promise<LiveTimes> {
  const server = await startServer(join(folder, 'live'), limitsFor(count));
  const as = await signIn(server.url);
  const clients = await startClients(server.url, { session_id: as.sessionId, token: as.token });
  const bare = await startBare();
  const bareClients = await startClients(bare.url, {});
  try {
    const change = await createChange(server, as);
    // What is loaded at first use is there before anything is measured.
    await clients.join({ count: 20, atOnce: 16, missed: 0 });
    await times(20, change);
    await clients.leave();
    const joined = await measureJoin(server.pid, clients, count, async () => (await server.measure()).heapMb);
    const joinedBare = await measureJoin(bare.pid, bareClients, count, bare.measure);
    const perSecond = await measureFanOut({ server, clients, change, bare, bareClients, count });
    await bareClients.leave();
    const quiet = await measureQuiet(server);
    const returns: ReturnTimes[] = [];
    for (const missed of MISSED) returns.push(await measureReturn(server, clients, as, { count, missed }));
    const { login, ...platform } = joined;
    return {
      clients: count,
      platform: { ...platform, perSecond: perSecond.platform },
      bare: { heap: joinedBare.heap, resident: joinedBare.resident, perSecond: perSecond.bare },
      login,
      quiet,
      returns,
    };
  } finally {
    await Promise.all([clients.stop(), bareClients.stop()]);
    bare.stop();
    await server.stop();
  }
}

/** All are of one account and one session, which is more than either may have. */
export function limitsFor(count: number): Readonly<Record<string, string>> {
  const all = String(Math.max(count, 10) * 10);
  return {
    SKYDECK_LIMIT_LIVE_PER_ACCOUNT: all,
    SKYDECK_LIMIT_LIVE_PER_SESSION: all,
    SKYDECK_LIMIT_LIVE_LOGINS_PER_ACCOUNT: all,
    SKYDECK_LIMIT_LIVE_WAITING_LOGINS: all,
  };
}

/** Changes one object, which all hear of. */
async function createChange({ url }: SoakServer, as: Caller): Promise<() => Promise<void>> {
  const { json } = await call(url, GROUPS, { method: 'POST', body: { name: 'live' }, as });
  let description = 0;
  return async () => {
    description += 1;
    const change = { method: 'PATCH', body: { description: `${description}` }, as };
    const { status } = await call(url, `${GROUPS}/${String(json['id'])}`, change);
    if (status !== 200) throw new Error(`A change was answered ${status}`);
  };
}

async function times(count: number, act: () => Promise<void>): Promise<void> {
  for (let at = 0; at < count; at += 1) await act();
}

/** What all cost who are connected, in kB of memory, and each login, in milliseconds. */
async function measureJoin(pid: number, clients: Clients, count: number, heapOf: () => Promise<number>) {
  const memory = async () => ({ heap: await heapOf(), resident: memoryOf(pid) });
  const before = await memory();
  const seconds = await cpuOf(pid, () => clients.join({ count, atOnce: 16, missed: 0 }));
  const after = await memory();
  return {
    login: (seconds * 1_000) / count,
    heap: ((after.heap - before.heap) * 1_000) / count,
    resident: ((after.resident - before.resident) * 1_024) / count,
  };
}

interface FanOut {
  readonly server: SoakServer;
  readonly clients: Clients;
  readonly change: () => Promise<void>;
  readonly bare: Bare;
  readonly bareClients: Clients;
  readonly count: number;
}

/** Messages for each second of CPU time: all hear of each change before the next, and the same of bare `ws`. */
async function measureFanOut({ server, clients, change, bare, bareClients, count }: FanOut) {
  let [platform, alone, sending, size] = [0, 0, 0, 0];
  const heardBy = async (who: Clients, act: () => Promise<void>) => {
    const heard = who.heard();
    await act();
    size = await heard;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    platform += await cpuOf(server.pid, () => times(CHANGES, () => heardBy(clients, change)));
    const text = 'x'.repeat(size);
    sending += await cpuOf(bare.pid, () => times(CHANGES, () => heardBy(bareClients, async () => bare.send(text))));
  }
  await clients.leave();
  for (let round = 0; round < ROUNDS; round += 1) alone += await cpuOf(server.pid, () => times(CHANGES, change));
  await clients.join({ count, atOnce: 16, missed: 0 });
  const messages = ROUNDS * CHANGES * count;
  return { platform: messages / (platform - alone), bare: messages / sending };
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
  await times(missed, change);
  const stop = await startBystander(server.url, as.sessionId);
  const { ms } = await clients.join({ count, atOnce: count, since, missed });
  const { longestMs } = await stop();
  return { missed, seconds: ms / 1_000, wait: longestMs };
}

interface Bare {
  readonly url: string;
  readonly pid: number;
  send(text: string): void;
  /** The heap after collection, in MB. */
  measure(): Promise<number>;
  stop(): void;
}

async function startBare(): Promise<Bare> {
  const child = fork(bareProcess, { execArgv: ['--expose-gc'] });
  const [{ url }] = (await once(child, 'message')) as [{ readonly url: string }];
  return {
    url,
    pid: child.pid ?? 0,
    send: (text) => void child.send({ send: text }),
    async measure() {
      const answer = once(child, 'message') as Promise<[{ readonly heapMb: number }]>;
      child.send('measure');
      return (await answer)[0].heapMb;
    },
    stop: () => void child.kill(),
  };
}

/** Seconds of CPU time of a process while this is done. */
async function cpuOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = secondsOf(pid);
  await work();
  return secondsOf(pid) - before;
}
