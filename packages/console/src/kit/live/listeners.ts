/** Those who hear of something, and what tells all of them. */
export interface Listeners<Fact extends readonly unknown[] = []> {
  readonly notify: (...fact: Fact) => void;
  /** @returns what ends it */
  readonly listen: (listener: (...fact: Fact) => void) => () => void;
}

export function createListeners<Fact extends readonly unknown[] = []>(): Listeners<Fact> {
  const listeners = new Set<(...fact: Fact) => void>();
  return {
    notify: (...fact) => {
      for (const listener of listeners) listener(...fact);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
