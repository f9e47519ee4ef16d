type LoadWords = (language: string, namespace: string) => Promise<void>;

interface Entry {
  readonly loaded: Promise<void>;
  /** The visit whose question this answers. */
  readonly visit: unknown;
  hasFailed: boolean;
}

export interface Loading {
  /**
   * One promise for each set of words: React's `use` wants the same one each time it asks.
   *
   * A failure stands for the visit of the page that asked: while React gives that page up it asks again, and would wait for
   * ever if each time a new question began. The next visit tries anew; so does, each time, who renders nothing (`null`).
   */
  of(language: string, namespace: string, visit: unknown): Promise<void>;
  /** The namespaces that somebody asked for, in any language. */
  asked(): string[];
}

export function createLoading(load: LoadWords): Loading {
  const entries = new Map<string, Entry>();
  const namespaces = new Set<string>();
  return {
    of(language, namespace, visit) {
      namespaces.add(namespace);
      const key = `${language} ${namespace}`;
      const known = entries.get(key);
      const stands = known && (!known.hasFailed || (visit !== null && known.visit === visit));
      if (stands) return known.loaded;
      const entry: Entry = { loaded: load(language, namespace), visit, hasFailed: false };
      entries.set(key, entry);
      entry.loaded.then(
        () => markFulfilled(entry.loaded),
        () => {
          entry.hasFailed = true;
        },
      );
      return entry.loaded;
    },
    asked: () => [...namespaces],
  };
}

/** As React marks it, so that words that are there suspend nobody. */
const markFulfilled = (loaded: Promise<void>) => Object.assign(loaded, { status: 'fulfilled', value: undefined });
