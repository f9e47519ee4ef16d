let held = 0;

/** Whether something is being written that a new page would lose. */
export const isHeld = (): boolean => held > 0;

/** @returns what lets go again. */
export function hold(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}
