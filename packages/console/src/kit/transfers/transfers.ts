import { type TransferGroup, type TransferItem, transferStore } from './transfer-store.ts';

export { type TransferGroup, type TransferItem, transferStore, type TransferStatus } from './transfer-store.ts';

/** What is known of an item from its start. */
export type NewTransfer = Pick<TransferItem, 'id' | 'name'> &
  Partial<Pick<TransferItem, 'icon' | 'path' | 'size' | 'to'>>;

export interface NewTransfers {
  readonly kind: TransferGroup['kind'];
  readonly place: string;
  /** All are pending. */
  readonly items: readonly NewTransfer[];
  /** Show at once what became of items, where that waits: what has failed by now is not stopped any more. */
  readonly settle?: () => void;
  /** Stop these; they are marked already. Left out: nothing can be stopped. */
  readonly cancel?: (ids: readonly string[]) => void;
  /** Begin these anew; they are pending again, and the group goes on. */
  readonly retry?: (ids: readonly string[]) => void;
  /** Hold back what has not begun, or let it go on. */
  readonly pause?: (isPaused: boolean) => void;
}

/** What can be done to a group; kept beside the store, for functions are no state. */
const hands = new Map<string, Pick<NewTransfers, 'settle' | 'cancel' | 'retry' | 'pause'>>();

const find = (groupId: string) => transferStore.groups.find(({ id }) => id === groupId);
const isOpen = ({ status }: Pick<TransferItem, 'status'>) => status === 'pending' || status === 'progress';

type ItemChanges = Partial<Omit<TransferItem, keyof NewTransfer>>;

export interface Transfers {
  /** Shows the group from now on; the answer is its id. */
  add(group: NewTransfers): string;
  /** More of the same group, pending; a finished one goes on. */
  append(groupId: string, items: NewTransfers['items']): void;
  /** What is known of an item now. One that was canceled by hand stays so, unless it was done by then. */
  update(groupId: string, itemId: string, changes: ItemChanges): void;
  /** The same of many at once, by their ids. */
  updateAll(groupId: string, changes: ReadonlyMap<string, ItemChanges>): void;
  /** How fast it goes now. */
  measure(groupId: string, pace: Pick<TransferGroup, 'speed' | 'secondsLeft'>): void;
  /** A person holds back what has not begun, or lets it go on. */
  pause(groupId: string, isPaused: boolean): void;
  /** The group has ended: what was not begun or not brought to an end counts as canceled. */
  finish(groupId: string): void;
  /** A person stops some, or all that are open. */
  cancel(groupId: string, itemIds?: readonly string[]): void;
  /** A person has some begun anew, or all that failed. */
  retry(groupId: string, itemIds?: readonly string[]): void;
  /** Takes a finished group off the screen. */
  close(groupId: string): void;
  /** At the end of a session: everything open is stopped. */
  reset(): void;
}

const pending = ({ id, name, icon = null, path = '', size = null, to = null }: NewTransfer): TransferItem => ({
  id,
  name,
  icon,
  path,
  size,
  to,
  status: 'pending',
  progress: null,
  partsDone: 0,
  error: null,
});

function change(item: TransferItem, changes: ItemChanges) {
  Object.assign(item, changes);
  if (item.status !== 'failed') item.error = null;
  if (item.status === 'done') item.progress = 100;
}

export const transfers: Transfers = {
  add({ kind, place, items, settle, cancel, retry, pause }) {
    const id = crypto.randomUUID();
    hands.set(id, {
      ...(settle && { settle }),
      ...(cancel && { cancel }),
      ...(retry && { retry }),
      ...(pause && { pause }),
    });
    transferStore.groups.push({
      id,
      kind,
      place,
      items: items.map(pending),
      speed: null,
      secondsLeft: null,
      isPaused: false,
      isFinished: false,
      canCancel: cancel !== undefined,
      canRetry: retry !== undefined,
      canPause: pause !== undefined,
    });
    return id;
  },

  append(groupId, items) {
    const group = find(groupId);
    if (!group) return;
    group.items.push(...items.map(pending));
    group.isFinished = false;
  },

  update(groupId, itemId, changes) {
    transfers.updateAll(groupId, new Map([[itemId, changes]]));
  },

  updateAll(groupId, changes) {
    let left = changes.size;
    for (const item of find(groupId)?.items ?? []) {
      if (left === 0) return;
      const own = changes.get(item.id);
      if (!own) continue;
      left -= 1;
      if (item.status !== 'canceled' || own.status === 'done') change(item, own);
    }
  },

  measure(groupId, pace) {
    const group = find(groupId);
    if (group) Object.assign(group, pace);
  },

  pause(groupId, isPaused) {
    const group = find(groupId);
    if (!group?.canPause) return;
    group.isPaused = isPaused;
    hands.get(groupId)?.pause?.(isPaused);
  },

  finish(groupId) {
    const group = find(groupId);
    if (!group) return;
    Object.assign(group, { speed: null, secondsLeft: null, isPaused: false });
    for (const item of group.items) if (isOpen(item)) item.status = 'canceled';
    group.isFinished = true;
  },

  cancel(groupId, itemIds) {
    const group = find(groupId);
    if (!group?.canCancel) return;
    hands.get(groupId)?.settle?.();
    const stopped = group.items.filter((item) => isOpen(item) && (itemIds?.includes(item.id) ?? true));
    for (const item of stopped) item.status = 'canceled';
    if (stopped.length > 0) hands.get(groupId)?.cancel?.(stopped.map(({ id }) => id));
  },

  retry(groupId, itemIds) {
    const group = find(groupId);
    if (!group?.canRetry) return;
    const again = group.items.filter(
      ({ id, status }) =>
        (status === 'failed' || (status === 'canceled' && itemIds)) && (itemIds?.includes(id) ?? true),
    );
    for (const item of again) Object.assign(item, pending(item));
    if (again.length === 0) return;
    group.isFinished = false;
    hands.get(groupId)?.retry?.(again.map(({ id }) => id));
  },

  close(groupId) {
    const group = find(groupId);
    if (!group?.isFinished) return;
    transferStore.groups = transferStore.groups.filter(({ id }) => id !== groupId);
    hands.delete(groupId);
  },

  reset() {
    for (const { id } of transferStore.groups) transfers.cancel(id);
    transferStore.groups = [];
    hands.clear();
  },
};

export interface TransferSummary {
  /** `progress` while anything is open; `error` when nothing was brought to an end and something failed. */
  readonly level: 'progress' | 'success' | 'error';
  readonly done: number;
  readonly failed: number;
  readonly canceled: number;
  readonly total: number;
  /** Whole percent of all items, each counting the same. */
  readonly percent: number;
}

/** Bytes of a group that have left. */
export const sentOf = (items: readonly Pick<TransferItem, 'status' | 'progress' | 'size'>[]): number =>
  items.reduce((sum, { status, progress, size }) => {
    if (size === null || (status !== 'progress' && status !== 'done')) return sum;
    return sum + (size * (progress ?? 0)) / 100;
  }, 0);

/** How a group stands as a whole (spec: upload.notice). */
export function summaryOf(items: readonly Pick<TransferItem, 'status' | 'progress'>[]): TransferSummary {
  const counts = { pending: 0, progress: 0, done: 0, failed: 0, canceled: 0 };
  let part = 0;
  for (const { status, progress } of items) {
    counts[status] += 1;
    part += status === 'pending' ? 0 : status === 'progress' ? (progress ?? 0) : 100;
  }
  const isUnderWay = counts.pending + counts.progress > 0;
  return {
    level: isUnderWay ? 'progress' : counts.failed > 0 && counts.done === 0 ? 'error' : 'success',
    done: counts.done,
    failed: counts.failed,
    canceled: counts.canceled,
    total: items.length,
    percent: items.length === 0 ? 0 : Math.floor(part / items.length),
  };
}
