/** Who is told of something. */
export function createListeners<T>() {
  const listeners = new Set<(value: T) => void>();
  return {
    /** Returns what takes it away again. */
    add(listener: (value: T) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(value: T): void {
      for (const listener of listeners) listener(value);
    },
  };
}
