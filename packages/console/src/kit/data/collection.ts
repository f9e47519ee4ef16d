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

export interface ListAnswer<Item> {
  readonly data: readonly Item[];
  readonly count?: number | undefined;
  readonly next_marker?: string | null | undefined;
}

export interface Collection<Item extends { id: string }> {
  readonly state: { items: Record<string, Item>; windows: Record<string, ListWindow> };
  /** Applies a live event. It is newer than the answer to any request sent before it. */
  applyEvent(operation: 'created' | 'updated' | 'deleted', item: Item): void;
  /**
   * Sends a change and stores the answered item, unless a live event about it came after the request was sent: the event is
   * newer. Rejects as `send` does.
   */
  mutate<Answer extends Item>(send: () => Promise<Answer>): Promise<Answer>;
  /** Stores an item that no live event covers. */
  put(item: Item): void;
  /** Fetches a window now; answers of older requests are dropped. */
  fetchWindow(key: string, load: () => Promise<ListAnswer<Item>>): Promise<void>;
  /**
   * Adds the page behind the last row of a window that is at rest. Dropped when the window is fetched anew meanwhile: that
   * answer is newer.
   */
  fetchNext(key: string, load: (marker: string) => Promise<ListAnswer<Item>>): Promise<void>;
  /** Keeps a window current while a page shows it. @returns what stops that. */
  follow(key: string, load: () => Promise<ListAnswer<Item>>): () => void;
  /** Marks all windows as stale and fetches the followed ones shortly; calls until then become one request. */
  invalidate(): void;
  /** Fetches every followed window now. */
  refresh(): void;
  reset(): void;
}

/** Several events of one action (a bulk delete) become one request. Well within the second in which others must see it. */
const REFRESH_DELAY_MS = 150;

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
  const order = createOrder();
  const followed = new Map<string, { load: () => Promise<ListAnswer<Item>>; followers: number }>();
  let stopTimer: (() => void) | null = null;

  function applyEvent(operation: 'created' | 'updated' | 'deleted', item: Item) {
    order.addEvent(item.id);
    if (operation === 'deleted') removeItem(state, item.id);
    else state.items[item.id] = item;
    // Where a new row belongs in a sorted, filtered, paged list only the server knows.
    if (operation !== 'updated') invalidate();
  }

  async function mutate<Answer extends Item>(send: () => Promise<Answer>) {
    const startedAt = order.start();
    const answer = await send();
    if (order.isCurrent(answer.id, startedAt)) put(answer);
    return answer;
  }

  const put = (item: Item) => applyEvent('updated', item);

  function invalidate() {
    for (const window of Object.values(state.windows)) window.stale = true;
    stopTimer ??= timer.after(REFRESH_DELAY_MS, () => {
      stopTimer = null;
      refresh();
    });
  }

  async function fetchWindow(key: string, load: () => Promise<ListAnswer<Item>>) {
    // Through the state, not the plain object: only writes to the proxy are seen.
    state.windows[key] ??= blank();
    await fill(key, state.windows[key], load, windowOf);
  }

  async function fetchNext(key: string, load: (marker: string) => Promise<ListAnswer<Item>>) {
    const window = state.windows[key];
    const marker = window?.nextMarker;
    if (!window || !marker || window.phase === 'loading') return;
    await fill(
      key,
      window,
      () => load(marker),
      (answer, items) => withNext(window, windowOf(answer, items)),
    );
  }

  async function fill(
    key: string,
    window: ListWindow,
    load: () => Promise<ListAnswer<Item>>,
    filled: (answer: ListAnswer<Item>, items: Readonly<Record<string, Item>>) => ListWindow,
  ) {
    const startedAt = order.startFetch(key);
    window.phase = 'loading';
    try {
      const answer = await load();
      if (!order.isLatestFetch(key, startedAt)) return; // a newer question was asked meanwhile
      for (const item of answer.data) if (order.isCurrent(item.id, startedAt)) state.items[item.id] = item;
      Object.assign(window, filled(answer, state.items));
    } catch (problem) {
      if (order.isLatestFetch(key, startedAt)) Object.assign(window, { phase: 'failed', problem });
    }
  }

  function follow(key: string, load: () => Promise<ListAnswer<Item>>) {
    const entry = followed.get(key) ?? { load, followers: 0 };
    entry.load = load;
    entry.followers += 1;
    followed.set(key, entry);
    void fetchWindow(key, load);
    return () => {
      entry.followers -= 1;
      if (entry.followers === 0 && followed.get(key) === entry) followed.delete(key);
    };
  }

  function refresh() {
    for (const [key, { load }] of followed) void fetchWindow(key, load);
  }

  function reset() {
    stopTimer?.();
    stopTimer = null;
    order.clear();
    state.items = {};
    state.windows = {};
  }

  return { state, applyEvent, mutate, put, fetchWindow, fetchNext, follow, invalidate, refresh, reset };
}

/** Which came first: an event that arrives while a request is under way is newer than the answer to the request. */
function createOrder() {
  let clock = 0;
  const eventAt = new Map<string, number>();
  const latestFetch = new Map<string, number>();
  return {
    addEvent: (id: string) => void eventAt.set(id, ++clock),
    start: () => ++clock,
    startFetch(key: string): number {
      latestFetch.set(key, ++clock);
      return clock;
    },
    /** Whether no event about the item came after the request. */
    isCurrent: (id: string, startedAt: number) => (eventAt.get(id) ?? 0) < startedAt,
    isLatestFetch: (key: string, startedAt: number) => latestFetch.get(key) === startedAt,
    clear() {
      eventAt.clear();
      latestFetch.clear();
    },
  };
}

function removeItem(state: Collection<{ id: string }>['state'], id: string): void {
  delete state.items[id];
  for (const window of Object.values(state.windows)) {
    const at = window.ids.indexOf(id);
    if (at < 0) continue;
    window.ids.splice(at, 1);
    window.count -= 1;
  }
}

/** A window with the page behind it. What is at both places, because something was made or renamed, is at the first. */
function withNext(window: ListWindow, next: ListWindow): ListWindow {
  const ids = [...new Set([...window.ids, ...next.ids])];
  return { ...next, ids, count: ids.length };
}

/** Without the items that were deleted while the answer was under way. */
function windowOf<Item extends { id: string }>(
  { data, count = data.length, next_marker }: ListAnswer<Item>,
  items: Readonly<Record<string, Item>>,
): ListWindow {
  const ids = data.map((item) => item.id).filter((id) => id in items);
  const gone = data.length - ids.length;
  return {
    ids,
    count: count - gone,
    nextMarker: next_marker ?? null,
    phase: 'ready',
    stale: false,
    filled: true,
    problem: null,
  };
}
