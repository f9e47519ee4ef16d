import type { CallError, Timer } from '@skydeck/contract';
import { realTimer } from '@skydeck/contract';
import { proxy } from 'valtio/vanilla';

export interface ListWindow {
  ids: string[];
  count: number;
  nextMarker: string | null;
  phase: 'loading' | 'ready' | 'failed';
  /** Its rows were read before something changed, or before the link broke. */
  stale: boolean;
  /** There has been an answer: rows may be shown while the next one is under way. */
  filled: boolean;
  problem: CallError | null;
}

export interface Answered<Item> {
  readonly data: readonly Item[];
  readonly count?: number | undefined;
  readonly next_marker?: string | null | undefined;
}

export interface Collection<Item extends { id: string }> {
  readonly state: { items: Record<string, Item>; windows: Record<string, ListWindow> };
  /** What the live link told. Newer than any answer to a question asked before. */
  applyEvent(operation: 'created' | 'updated' | 'deleted', item: Item): void;
  /**
   * Sends a change and keeps what is answered. What the change began may have ended before its answer came: then the live
   * link has told of the object meanwhile, which is newer, and stays. Rejects as `send` does.
   */
  take<Answer extends Item>(send: () => Promise<Answer>): Promise<Answer>;
  /** For what no live link tells of: takes it as it is. */
  put(item: Item): void;
  /** Asks again now; older answers that are still under way are dropped. */
  fill(key: string, load: () => Promise<Answered<Item>>): Promise<void>;
  /** Keeps a window filled and fresh as long as somebody looks at it; the answer stops it. */
  follow(key: string, load: () => Promise<Answered<Item>>): () => void;
  /** Asks again shortly: what happens until then is one question. */
  freshen(): void;
  /** Asks again for every window somebody looks at. */
  refresh(): void;
  reset(): void;
}

/** Several events of one act (a bulk delete) become one question. Well inside the second in which others must see it. */
const SETTLE_MS = 150;

const blank = (): ListWindow => ({
  ids: [],
  count: 0,
  nextMarker: null,
  phase: 'loading',
  stale: false,
  filled: false,
  problem: null,
});

export function createCollection<Item extends { id: string }>(timer: Timer = realTimer): Collection<Item> {
  const state = proxy({ items: {} as Record<string, Item>, windows: {} as Record<string, ListWindow> });
  // An event that arrives while a fetch is under way is newer than the fetch's answer.
  let clock = 0;
  const heardAt = new Map<string, number>();
  const latestFetch = new Map<string, number>();
  const followed = new Map<string, { load: () => Promise<Answered<Item>>; followers: number }>();
  let stopSettling: (() => void) | null = null;

  function applyEvent(operation: 'created' | 'updated' | 'deleted', item: Item) {
    heardAt.set(item.id, ++clock);
    if (operation === 'deleted') takeOut(item.id);
    else state.items[item.id] = item;
    // Where a new row belongs in a sorted, filtered, paged list only the server knows.
    if (operation !== 'updated') freshen();
  }

  function takeOut(id: string) {
    delete state.items[id];
    for (const window of Object.values(state.windows)) {
      const at = window.ids.indexOf(id);
      if (at < 0) continue;
      window.ids.splice(at, 1);
      window.count -= 1;
    }
  }

  async function take<Answer extends Item>(send: () => Promise<Answer>) {
    const startedAt = ++clock;
    const answer = await send();
    if ((heardAt.get(answer.id) ?? 0) < startedAt) put(answer);
    return answer;
  }

  const put = (item: Item) => applyEvent('updated', item);

  function freshen() {
    for (const window of Object.values(state.windows)) window.stale = true;
    stopSettling ??= timer.after(SETTLE_MS, () => {
      stopSettling = null;
      refresh();
    });
  }

  async function fill(key: string, load: () => Promise<Answered<Item>>) {
    const startedAt = ++clock;
    latestFetch.set(key, startedAt);
    // Through the state, not the plain object: only writes to the proxy are seen.
    state.windows[key] ??= blank();
    const window = state.windows[key];
    window.phase = 'loading';
    try {
      const { data, count = data.length, next_marker } = await load();
      if (latestFetch.get(key) !== startedAt) return; // a newer question was asked meanwhile
      for (const item of data) if ((heardAt.get(item.id) ?? 0) < startedAt) state.items[item.id] = item;
      const ids = data.map((item) => item.id).filter((id) => id in state.items);
      const gone = data.length - ids.length;
      Object.assign(window, {
        ids,
        count: count - gone,
        nextMarker: next_marker ?? null,
        phase: 'ready',
        stale: false,
        filled: true,
        problem: null,
      });
    } catch (problem) {
      if (latestFetch.get(key) === startedAt) Object.assign(window, { phase: 'failed', problem });
    }
  }

  function follow(key: string, load: () => Promise<Answered<Item>>) {
    const entry = followed.get(key) ?? { load, followers: 0 };
    entry.load = load;
    entry.followers += 1;
    followed.set(key, entry);
    void fill(key, load);
    return () => {
      entry.followers -= 1;
      if (entry.followers === 0 && followed.get(key) === entry) followed.delete(key);
    };
  }

  function refresh() {
    for (const [key, { load }] of followed) void fill(key, load);
  }

  function reset() {
    stopSettling?.();
    stopSettling = null;
    heardAt.clear();
    latestFetch.clear();
    state.items = {};
    state.windows = {};
  }

  return { state, applyEvent, take, put, fill, follow, freshen, refresh, reset };
}
