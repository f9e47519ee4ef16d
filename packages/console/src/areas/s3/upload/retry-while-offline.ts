import { CallError, Cancelled, Offline, realTimer, ServerFault, type Timer } from '@skydeck/contract';
import { isOffline, whenOnline } from '../../../kit/connectivity/connectivity.ts';

/** The live link may not have noticed that the server was away, nor that it is back. */
const RECHECK_MS = 3000;
/** A server that answers all the time and takes nothing is no lost connection. */
const MOST_TRIES = 4;

/** What the network or a restart did: it can be different in a moment. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Offline ||
  (error instanceof CallError && error.code === 'stopping') ||
  (error instanceof ServerFault && (error.status === 502 || error.status === 503 || error.status === 504));

interface RetryDependencies {
  readonly answers: () => Promise<boolean>;
  readonly timer: Timer;
}

const dependencies: RetryDependencies = {
  answers: () =>
    fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  timer: realTimer,
};

/** Does it, and when the connection is lost waits until it is back and does it again. Rejects with Cancelled on abort. */
export async function retryWhileOffline<Answer>(
  act: () => Promise<Answer>,
  signal: AbortSignal,
  { answers, timer }: RetryDependencies = dependencies,
): Promise<Answer> {
  for (let tries = 1; ;) {
    try {
      return await act();
    } catch (error) {
      if (signal.aborted) throw new Cancelled('', {}, { cause: error });
      if (!isTransient(error)) throw error;
      if (!isOffline() && (await answers())) {
        tries += 1;
        if (tries > MOST_TRIES) throw error;
      } else {
        tries = 1;
        await waitUntilReachable(signal, { answers, timer });
      }
    }
  }
}

async function waitUntilReachable(signal: AbortSignal, { answers, timer }: RetryDependencies): Promise<void> {
  do {
    await whenWorthRetrying(signal, timer);
    if (signal.aborted) throw new Cancelled('');
  } while (isOffline() || !(await answers()));
}

/** The live link says that the server is back, or it is time to look, or nobody waits any more. */
function whenWorthRetrying(signal: AbortSignal, timer: Timer): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = timer.after(RECHECK_MS, resolve);
  const end = () => resolve();
  signal.addEventListener('abort', end);
  if (isOffline()) void whenOnline().then(resolve);
  if (signal.aborted) resolve();
  return promise.finally(() => {
    stop();
    signal.removeEventListener('abort', end);
  });
}
