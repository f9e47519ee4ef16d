import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { Store } from '../../../store/store.ts';
import { type JobHandler, runJobsUntil } from '../../../tasks/scheduler.ts';

/** A store in which ports make what was made long ago, under ids that are the same every time. */
export interface Past {
  readonly store: Store;
  /** What `act` makes has these ids, in this order; what more it makes has ids that follow from the first one. */
  at<T>(moment: Date, ids: readonly [string, ...string[]], act: () => Promise<T>): Promise<T>;
  /** What was begun then and falls due until this moment has its end. */
  pass(jobHandlers: readonly JobHandler[], until: Date): Promise<void>;
}

/**
 * The one thing that no port can do: it makes what is new now, under an id that nobody chose. Nothing else of a transaction
 * is another one here.
 */
export function openPast(store: Store): Past {
  let source: { readonly now: Date; newId(): string } | null = null;
  return {
    store: {
      ...store,
      write: (work, by) =>
        store.write((tx) => {
          if (!source) throw new Error('Nobody said when it was');
          // Nobody hears of what was long ago.
          return work({ ...tx, ...source, emit: () => {} });
        }, by),
    },
    async at(moment, ids, act) {
      const left = idsFrom(ids);
      source = { now: moment, newId: () => left.next().value };
      try {
        return await act();
      } finally {
        source = null;
      }
    },
    pass: (jobHandlers, until) =>
      store.write((tx) => runJobsUntil(tx, { jobHandlers, until, at: (now) => ({ ...tx, now, emit: () => {} }) })),
  };
}

function* idsFrom(ids: readonly [string, ...string[]]): Generator<string, never> {
  yield* ids;
  for (let further = 1; ; further += 1) yield stableId(ids[0], String(further));
}
