import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { Store } from '../../../store/store.ts';

/** A store in which ports make what was made long ago, under ids that are the same every time. */
export interface Past {
  readonly store: Store;
  /** What `act` makes has these ids, in this order; what more it makes has ids that follow from the first one. */
  at<T>(moment: Date, ids: readonly [string, ...string[]], act: () => Promise<T>): Promise<T>;
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
          return work({ ...tx, ...source });
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
  };
}

function* idsFrom(ids: readonly [string, ...string[]]): Generator<string, never> {
  yield* ids;
  for (let further = 1; ; further += 1) yield stableId(ids[0], String(further));
}
