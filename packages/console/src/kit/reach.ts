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
