/** Which blobs must stay for now, though they may be removed already: somebody writes or reads them. */
export interface Protection {
  /** Keeps blobs from being removed until the answer is called. */
  hold(ids: readonly string[]): () => void;
  /** Deletes what is not held now, and the rest when it is let go. A failure leaves an orphan. */
  remove(ids: readonly string[]): void;
  isProtected(id: string): boolean;
  /** Resolves when nothing is being removed any more. */
  idle(): Promise<void>;
}

export function createProtection(unlink: (id: string) => Promise<void>): Protection {
  const held = new Map<string, number>();
  const doomed = new Set<string>();
  const removals = new Set<Promise<void>>();

  function removeNow(id: string): void {
    const removal = unlink(id).catch(() => undefined);
    removals.add(removal);
    void removal.finally(() => removals.delete(removal));
  }

  function release(id: string): void {
    const count = (held.get(id) ?? 1) - 1;
    if (count > 0) held.set(id, count);
    else {
      held.delete(id);
      if (doomed.delete(id)) removeNow(id);
    }
  }

  return {
    hold(ids) {
      for (const id of ids) held.set(id, (held.get(id) ?? 0) + 1);
      return () => {
        for (const id of ids) release(id);
      };
    },
    remove(ids) {
      for (const id of ids) {
        if (held.has(id)) doomed.add(id);
        else removeNow(id);
      }
    },
    isProtected: (id) => held.has(id),
    async idle() {
      while (removals.size > 0) await Promise.all(removals);
    },
  };
}
