import type { Clock } from '../clock.ts';
import type { Author, Store, Tx } from '../store/store.ts';

/** Who started the task: kept with it, for it may go on in another process. */
export interface TaskActor extends Author {
  readonly domainId: string;
  readonly projectId: string | null;
  readonly isSystem: boolean;
  readonly taskId: string;
}

/** What an item was before the other server was asked to change it. */
export interface Intent {
  /** As the try before this one kept it, which a kill cut off; null: this is the first, or that one had not asked. */
  readonly earlier: unknown;
  /** Keeps it, as JSON, until the item is done: just before the call that cannot be told apart from no call afterwards. */
  keep(before: unknown): Promise<void>;
}

export interface ExternalWork<Result> {
  /**
   * Outside any transaction. Repeated with the same key after a kill: the other side tells by it what it has done already,
   * or `call` itself looks first, and reads in `intent` what there was. Aborted when the platform stops; a Refusal is the
   * item's error.
   */
  call(idempotencyKey: string, signal: AbortSignal, intent: Intent): Promise<Result>;
  /** In one transaction with the mark "done", once. */
  record(tx: Tx, result: Result): Promise<void>;
}

/** An object that a task is about. */
export interface TaskItem {
  readonly id: string;
  /** As people call it, taken down when the task starts: its errors can tell it when the object itself is gone. null: it was not there then. */
  readonly name: string | null;
}

export interface TaskContext<Kwargs> {
  readonly taskId: string;
  readonly kwargs: Kwargs;
  readonly actor: TaskActor;
  readonly store: Store;
  readonly clock: Clock;
  /** What the task was started with, in that order. */
  items(): Promise<readonly TaskItem[]>;
  /** How many steps there will be; from then on the task has a progress. */
  expect(total: number): Promise<void>;
  /**
   * Does one item's work exactly once, also over kill -9: the mark "done" is written in the transaction of its effect,
   * and an item that has one is skipped. A Refusal is kept as the item's error and the task goes on; so is an
   * unexpected error, as `server_error`. `name` is what people call the item.
   */
  step(itemId: string, work: (tx: Tx) => Promise<void>, name?: string): Promise<void>;
  /**
   * Does one item's work outside the store, such as a call to a cloud, which may take long: other writes go on meanwhile.
   * Skipped, refused and failed as `step`. A kill, or a full disk, between the two repeats the call.
   */
  externalStep<Result>(itemId: string, work: ExternalWork<Result>, name?: string): Promise<void>;
  /**
   * Waits by the platform's clock, outside any transaction; ends early, by throwing, when the platform stops or the
   * task is cancelled.
   */
  wait(ms: number): Promise<void>;
}

export interface TaskDefinition {
  /** Fully qualified type: `compute.routers.delete_many`. */
  readonly name: string;
  run(context: TaskContext<Record<string, unknown>>): Promise<void>;
}

interface TaskFacts<Kwargs> {
  readonly name: string;
  /** It may stop between two of its steps, or while it waits: what it did until then makes sense by itself. */
  readonly canCancel?: boolean;
  run(context: TaskContext<Kwargs>): Promise<void>;
}

// A task is shown wherever its row is read, far from the definitions; a name has one definition in the whole program.
const cancellable = new Set<string>();

/** Whether tasks of this type may be cancelled while they run. */
export const isCancellable = (name: string): boolean => cancellable.has(name);

/** Kwargs come back from the store as they were given to `startTask`. */
export function defineTask<Kwargs extends Record<string, unknown>>(task: TaskFacts<Kwargs>): TaskDefinition {
  if (task.canCancel) cancellable.add(task.name);
  return { name: task.name, run: (context) => task.run(context as TaskContext<Kwargs>) };
}
