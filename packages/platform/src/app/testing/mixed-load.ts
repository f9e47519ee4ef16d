import { setTimeout } from 'node:timers/promises';
import { createS3Client, type S3Key } from '../../object-storage/testing/s3-client.ts';
import { createGroupLoad } from './mixed-load/groups.ts';
import { createLedger, type Ledger } from './mixed-load/ledger.ts';
import { createObjectLoad } from './mixed-load/objects.ts';
import type { Call, LoadedServer } from './mixed-load/server.ts';
import { createSessionLoad, loadedBy, signIn } from './mixed-load/sessions.ts';
import { createTaskLoad } from './mixed-load/tasks.ts';
import { ask } from './test-platform.ts';

export type { LoadedServer } from './mixed-load/server.ts';

/** Several clients that change things until their server is gone, and remember what they were told. */
export interface MixedLoad extends Pick<Ledger, 'acknowledged' | 'unanswered' | 'serverErrors'> {
  /**
   * Resolves when no client goes on; `enough` is called when so many changes more were acknowledged. A client that is cut off
   * goes on so many times: others than the killed server are still there. After each change it waits so long.
   */
  run(server: LoadedServer, count: number, enough: () => void, pace?: Pace): Promise<void>;
  /** Resolves when so many more were acknowledged while it runs. */
  more(count: number): Promise<void>;
  /** Lets each client hear the answer that it waits for, and no more. */
  stop(): void;
  /** What is not as the clients were told, once the server is back. */
  findFaults(server: LoadedServer): Promise<readonly string[]>;
}

export interface Pace {
  readonly cuts: number;
  readonly pauseMs: number;
}

const SLOTS = 6;
const untilGone: Pace = { cuts: 0, pauseMs: 0 };
const groupClients = ['a', 'b', 'c', 'd'];
const objectClients = ['e', 'f', 'g', 'h'];
const uploadClients = ['u'];

export async function createMixedLoad(first: LoadedServer): Promise<MixedLoad> {
  const as = await signIn(first.url, loadedBy);
  const call: Call = (server, path, options) => ask(server.url + path, { ...options, as });
  const { json: key } = await call(first, '/api/v2/s3service/keys', { method: 'POST', body: {} });
  const ledger = createLedger();
  const groups = createGroupLoad(ledger, call);
  const objects = createObjectLoad(ledger, ({ s3Url }) =>
    createS3Client({ url: s3Url, key: key as S3Key, now: () => new Date() }),
  );
  const tasks = createTaskLoad(ledger, call);
  const sessions = createSessionLoad(ledger);
  let isStopped = false;
  await objects.createBucket(first);

  async function findFaults(server: LoadedServer): Promise<string[]> {
    const faults = await tasks.findFaults(server);
    const groupsNow = await groups.list(server);

    function groupNow(name: string) {
      const found = groupsNow.get(name) ?? [];
      if (found.length > 1) faults.push(`${name} is there ${found.length} times`);
      return groups.found(name, found);
    }

    async function objectNow(name: string) {
      const { status, state } = await objects.read(server, name);
      if (status !== 200 && status !== 404) faults.push(`${name} answers ${status}`);
      return state;
    }

    for (const [name, states] of ledger.entries()) {
      const now = groupClients.includes(name.slice(0, 1)) ? groupNow(name) : await objectNow(name);
      if (!states.includes(now)) faults.push(`${name} is ${now}, and should be ${states.join(' or ')}`);
      ledger.settle(name, now);
    }
    return [...faults, ...(await sessions.findFaults(server))];
  }

  return {
    get acknowledged() {
      return ledger.acknowledged;
    },
    get unanswered() {
      return ledger.unanswered;
    },
    serverErrors: ledger.serverErrors,
    async run(server, count, enough, pace = untilGone) {
      ledger.notifyAfter(count, enough);
      const slot = (client: string, at: number) => `${client}-${at % SLOTS}`;
      isStopped = false;
      const again = (work: (at: number) => Promise<void>) => repeat(work, () => isStopped, pace);
      await Promise.all([
        ...groupClients.map((client) => again((at) => groups.change(server, slot(client, at), at))),
        ...objectClients.map((client) => again((at) => objects.change(server, slot(client, at), at))),
        ...uploadClients.map((client) => again((at) => objects.upload(server, slot(client, at), at))),
        again(() => tasks.deleteRouters(server)),
        again(() => sessions.signIn(server)),
      ]);
    },
    more: (count) => new Promise((resolve) => ledger.notifyAfter(count, resolve)),
    stop() {
      isStopped = true;
    },
    findFaults,
  };
}

/** Until enough is done, or it was cut off more often than it may be. */
async function repeat(work: (at: number) => Promise<void>, isEnough: () => boolean, { cuts, pauseMs }: Pace) {
  let left = cuts;
  for (let at = 0; !isEnough() && left >= 0; at += 1) {
    try {
      await work(at);
    } catch (error) {
      if (!isGone(error)) throw error;
      left -= 1;
    }
    if (pauseMs > 0) await setTimeout(pauseMs);
  }
}

/** The connection failed, or broke off: everything else is a fault of the load itself. */
const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  (/fetch failed|terminated|socket hang up|aborted/.test(error.message) ||
    ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(String((error as NodeJS.ErrnoException).code)));
