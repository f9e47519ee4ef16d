import { Cancelled } from '@skydeck/contract';

/** spec: upload.pause. Lets the next part, or the next file, begin; closed, it holds them back. What is under way is not touched. */
export interface Gate {
  isClosed(): boolean;
  close(): void;
  open(): void;
  /** Resolves when it is open. Rejects with Cancelled when nobody waits any more. */
  pass(signal: AbortSignal): Promise<void>;
}

export function createGate(): Gate {
  let closed: PromiseWithResolvers<void> | null = null;

  async function pass(signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw new Cancelled('');
    if (closed === null) return;
    await opened(closed.promise, signal);
    // It may be closed again by now.
    await pass(signal);
  }

  return {
    isClosed: () => closed !== null,
    close() {
      closed ??= Promise.withResolvers<void>();
    },
    open() {
      closed?.resolve();
      closed = null;
    },
    pass,
  };
}

function opened(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise: aborted, resolve } = Promise.withResolvers<void>();
  const stop = () => resolve();
  signal.addEventListener('abort', stop);
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', stop));
}
