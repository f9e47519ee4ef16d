const listeners = new Set<() => void>();

/** Something in the scope is another now, or may be: an event said so, or the link was away. */
export function notifyChange(): void {
  for (const listener of listeners) listener();
}

/** @returns what ends it */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
