import { Offline } from '@skydeck/contract';

let away = false;
const waiting = new Set<() => void>();

/** Whether the server is known to be away. Told by the live link, which tries all the time. */
export const isAway = (): boolean => away;

/** Whoever waits goes on when the server is back. */
export function setAway(next: boolean): void {
  away = next;
  if (away) return;
  for (const goOn of waiting) goOn();
  waiting.clear();
}

/** Settles when the server is back. */
export const untilBack = (): Promise<void> =>
  new Promise((goOn) => {
    waiting.add(goOn);
  });

/**
 * Whether the server answers now; the live link may not have noticed yet, or may be what alone is broken. One that says that
 * it is going, or a proxy that speaks for it, is as good as away.
 */
export const answers = (): Promise<boolean> =>
  fetch(document.baseURI, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Before something is changed. While the server is away what shows is old, and nobody could say afterwards whether a change
 * had reached it.
 *
 * @throws Offline `away`, and nothing has been sent.
 */
export async function refuseWhileAway(isThere: () => Promise<boolean> = answers): Promise<void> {
  if (away && !(await isThere())) throw new Offline('', { code: 'away' });
}
