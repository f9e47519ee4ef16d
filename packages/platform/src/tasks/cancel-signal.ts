/** Says inside the process that a task is to be cancelled, so that one that waits need not wait to its end first. */
export interface CancelSignal {
  /** The task with this id is `cancelling`: that is in the store already. */
  cancelling(taskId: string): void;
  listen(listener: (taskId: string) => void): () => void;
}

export function createCancelSignal(): CancelSignal {
  const listeners = new Set<(taskId: string) => void>();
  return {
    cancelling(taskId) {
      for (const listener of listeners) listener(taskId);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
