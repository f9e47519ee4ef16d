/** So far back it looks. */
const WINDOW_MS = 5000;
/** So much has to be known before it says how fast, and how long. */
const LEAST_MS = 1000;
const LEAST_FOR_TIME_MS = 3000;

interface Sample {
  readonly at: number;
  readonly sent: number;
}

export interface Pace {
  /** Bytes a second; null while too little is known. */
  readonly speed: number | null;
  readonly secondsLeft: number | null;
}

export interface Pacemaker {
  /** So many bytes of so many have left by now. */
  note(sent: number, total: number): Pace;
  /** What was before says nothing about what comes: after a pause. */
  forget(): void;
}

/** How fast an upload goes: the mean of the last 5 seconds. */
export function createPacemaker(now: () => number): Pacemaker {
  let samples: Sample[] = [];
  let since: number | null = null;
  return {
    note(sent, total) {
      const at = now();
      since ??= at;
      // What failed is sent again: it counts from there.
      if (sent < (samples.at(-1)?.sent ?? 0)) samples = [];
      samples.push({ at, sent });
      // One that is older stays: the window begins there.
      while (samples[1] && at - samples[1].at >= WINDOW_MS) samples.shift();
      const [first] = samples;
      const ms = at - (first?.at ?? at);
      if (!first || ms < LEAST_MS) return { speed: null, secondsLeft: null };
      const speed = ((sent - first.sent) / ms) * 1000;
      const isKnown = speed > 0 && at - since >= LEAST_FOR_TIME_MS;
      return { speed, secondsLeft: isKnown ? Math.ceil((total - sent) / speed) : null };
    },
    forget() {
      samples = [];
      since = null;
    },
  };
}
