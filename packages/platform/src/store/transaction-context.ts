import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './store.ts';

interface Running {
  readonly tx: Tx;
  readonly writes: boolean;
  open: boolean;
}

/** Knows the transaction that the running code is in. */
export function createTransactionContext() {
  const running = new AsyncLocalStorage<Running>();
  return {
    async run<T>(tx: Tx, writes: boolean, work: (tx: Tx) => Promise<T>): Promise<T> {
      const state: Running = { tx, writes, open: true };
      try {
        return await running.run(state, () => work(tx));
      } finally {
        state.open = false;
      }
    },
    current(): Running | undefined {
      const state = running.getStore();
      return state?.open ? state : undefined;
    },
  };
}
