import { CallError, Cancelled, Offline, realTimer, ServerFault, type Timer } from '@skydeck/contract';
import { isAway, untilBack } from '../../../kit/reach.ts';

/** The live link may not have noticed that the server was away, nor that it is back. */
const LOOK_AGAIN_MS = 3000;
/** A server that answers all the time and takes nothing is no lost connection. */
const MOST_TRIES = 4;

/** What the network or a restart did: it can be different in a moment. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Offline ||
  (error instanceof CallError && error.code === 'stopping') ||
  (error instanceof ServerFault && (error.status === 502 || error.status === 503 || error.status === 504));

interface World {
  readonly answers: () => Promise<boolean>;
  readonly timer: Timer;
}

const world: World = {
  answers: () =>
    fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  timer: realTimer,
};

/** Does it, and when the connection is lost waits until it is back and does it again. Rejects with Cancelled on abort. */
export async function insistOn<Answer>(
  act: () => Promise<Answer>,
  signal: AbortSignal,
  { answers, timer }: World = world,
): Promise<Answer> {
  for (let tries = 1; ;) {
    try {
      return await act();
    } catch (error) {
      if (signal.aborted) throw new Cancelled('', {}, { cause: error });
      if (!isPassing(error)) throw error;
      if (!isAway() && (await answers())) {
        tries += 1;
        if (tries > MOST_TRIES) throw error;
      } else {
        tries = 1;
        await untilAnswer(signal, { answers, timer });
      }
    }
  }
}

async function untilAnswer(signal: AbortSignal, { answers, timer }: World): Promise<void> {
  do {
    await somethingHappens(signal, timer);
    if (signal.aborted) throw new Cancelled('');
  } while (isAway() || !(await answers()));
}

/** The live link says that the server is back, or it is time to look, or nobody waits any more. */
function somethingHappens(signal: AbortSignal, timer: Timer): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = timer.after(LOOK_AGAIN_MS, resolve);
  const end = () => resolve();
  signal.addEventListener('abort', end);
  if (isAway()) void untilBack().then(resolve);
  if (signal.aborted) resolve();
  return promise.finally(() => {
    stop();
    signal.removeEventListener('abort', end);
  });
}
