import { setTimeout } from 'node:timers/promises';
import { frameOf, openRawSocket, type RawSocket } from './raw-socket.ts';
import type { Signed } from './test-platform.ts';

/** Live clients of one session that connect anew as the console does: from their last number on. */
export interface Crowd {
  /** Resolves when each has heard of one more event with `MARK` in it, with what they heard wrongly until then. */
  settle(): Promise<readonly string[]>;
  figures(): Promise<CrowdFigures>;
  close(): Promise<void>;
}

export interface CrowdFigures {
  readonly messages: number;
  readonly reconnections: number;
  /** How often one tried to connect anew. */
  readonly attempts: number;
  /** How often one was told to read anew. */
  readonly resets: number;
  /** From the end of a link until the next one has logged in, at the most. Milliseconds. */
  readonly longestAwayMs: number;
}

/** A text that ends what is compared. */
export const MARK = 'heard by the whole crowd';

/** What has not come by then is lost. */
const SETTLED_WITHIN_MS = 60_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
const OPENED_AT_ONCE = 16;

/** What all clients of a crowd share. */
interface Shared {
  readonly url: string;
  readonly as: Signed;
  readonly faults: string[];
  messages: number;
  reconnections: number;
  attempts: number;
  resets: number;
  longestAwayMs: number;
}

/** What one has heard up to a mark. */
interface Heard {
  readonly seqs: readonly number[];
  /** It has only the end of it: it came meanwhile, or was told to read anew. */
  readonly isTheEnd: boolean;
}

interface CrowdClient {
  /** null: no mark has come yet. */
  heard(): Heard | null;
  /** Of what is behind the mark it is asked next. */
  forget(): void;
  close(): Promise<void>;
}

/** Resolves when all of them have logged in. */
export async function openCrowd(url: string, as: Signed, count: number): Promise<Crowd> {
  const shared: Shared = {
    url,
    as,
    faults: [],
    messages: 0,
    reconnections: 0,
    attempts: 0,
    resets: 0,
    longestAwayMs: 0,
  };
  const clients: CrowdClient[] = [];
  let left = count;
  const openSome = async () => {
    while (left-- > 0) clients.push(await openClient(shared));
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openSome));
  return {
    async settle() {
      const until = performance.now() + SETTLED_WITHIN_MS;
      while (clients.some((client) => !client.heard()) && performance.now() < until) await setTimeout(20);
      const faults = [...shared.faults.splice(0), ...differencesOf(clients.map((client) => client.heard()))];
      for (const client of clients) client.forget();
      return faults;
    },
    async figures() {
      const { messages, reconnections, attempts, resets, longestAwayMs } = shared;
      return { messages, reconnections, attempts, resets, longestAwayMs };
    },
    close: async () => void (await Promise.all(clients.map((client) => client.close()))),
  };
}

/** All are of one session, so all hear the same. */
function differencesOf(all: readonly (Heard | null)[]): string[] {
  const seqs = all.map((heard) => heard?.seqs ?? []);
  const longest = seqs.reduce((most, one) => (one.length > most.length ? one : most), []);
  const deaf = all.filter((heard) => heard === null).length;
  const wrong = all.filter((heard) => {
    if (!heard) return false;
    return (heard.isTheEnd ? longest.slice(-heard.seqs.length) : longest).join() !== heard.seqs.join();
  }).length;
  return [
    ...(deaf > 0 ? [`${deaf} live clients did not hear of the last change`] : []),
    ...(wrong > 0 ? [`${wrong} live clients did not hear what the others heard`] : []),
  ];
}

async function openClient(shared: Shared): Promise<CrowdClient> {
  const notes = createNotes(shared);
  let socket: RawSocket | null = null;
  const closing = new AbortController();
  const { signal } = closing;

  /** Resolves when it has logged in, with what resolves when the link has ended. */
  async function connect(): Promise<{ readonly ended: Promise<number> }> {
    const arrival = Promise.withResolvers<void>();
    const opened = await openRawSocket(shared.url, '127.0.0.1', (text) => notes.hear(text, arrival.resolve));
    socket = opened;
    const login = { type: 'login', session_id: shared.as.sessionId, token: shared.as.token, since: notes.last() };
    opened.write(frameOf(0x81, JSON.stringify(login)));
    await Promise.race([arrival.promise, opened.closed.then(() => Promise.reject(new Error('cut')))]);
    return { ended: opened.closed };
  }

  async function connectAgain(): Promise<{ readonly ended: Promise<number> } | null> {
    const from = performance.now();
    for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      // Thousands that were cut off at once do not come back at once.
      await setTimeout(wait * (0.5 + Math.random()));
      const link = await connect().catch(() => null);
      shared.attempts += 1;
      if (!link) continue;
      shared.reconnections += 1;
      shared.longestAwayMs = Math.max(shared.longestAwayMs, performance.now() - from);
      return link;
    }
    return null;
  }

  async function stay(first: { readonly ended: Promise<number> }): Promise<void> {
    for (let link: typeof first | null = first; link; link = await connectAgain()) {
      await link.ended;
      if (signal.aborted) return;
    }
  }

  const staying = stay(await connect());
  return {
    heard: notes.heard,
    forget: notes.forget,
    async close() {
      closing.abort();
      socket?.write(frameOf(0x88, ''));
      await staying;
    },
  };
}

/** What one client has heard, and whether it came once and in order. */
function createNotes(shared: Shared) {
  let seqs: number[] = [];
  let [last, isTheEnd] = [undefined as number | undefined, true];
  /** How many it had heard with each mark. */
  const marks: number[] = [];

  function hearEvent(seq: number, text: string): void {
    shared.messages += 1;
    if (seq <= (last ?? 0)) shared.faults.push(`a live client heard of event ${seq} after ${last}`);
    last = seq;
    seqs.push(seq);
    if (text.includes(MARK)) marks.push(seqs.length);
  }

  function hearReset(seq: number): void {
    [last, isTheEnd, seqs] = [seq, true, []];
    shared.resets += 1;
  }

  return {
    last: () => last,
    hear(text: string, onLogin: () => void): void {
      const said = JSON.parse(text) as { type: string; code?: number; seq?: number; event?: { seq: number } };
      if (said.type === 'reset') hearReset(said.seq ?? 0);
      else if (said.event) hearEvent(said.event.seq, text);
      else if (said.type === 'login' && said.code === 200) {
        last ??= said.seq ?? 0;
        onLogin();
      }
    },
    heard: (): Heard | null => (marks[0] === undefined ? null : { seqs: seqs.slice(0, marks[0]), isTheEnd }),
    forget(): void {
      const taken = marks.shift() ?? 0;
      seqs = seqs.slice(taken);
      for (const [at, mark] of marks.entries()) marks[at] = mark - taken;
      isTheEnd = false;
    },
  };
}
