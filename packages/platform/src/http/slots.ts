/** A counting semaphore for each key. */
export interface Slots {
  /** Returns the function that releases the slot, or null when none is free. */
  acquire(key: string): (() => void) | null;
}

export function createSlots(max: number): Slots {
  const counts = new Map<string, number>();
  return {
    acquire(key) {
      const count = counts.get(key) ?? 0;
      if (count >= max) return null;
      counts.set(key, count + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
