interface Waiting {
  readonly id: number;
  readonly at: number;
  readonly run: () => void;
}

/** The page's time in the hands of a test: nothing passes until it says so. `restore()` when done. */
export class ManualClock {
  readonly #real = { now: Date.now, setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
  #waiting: Waiting[] = [];
  #now: number;
  #lastId = 0;

  /** @param start The time it stands at, in milliseconds since 1970. */
  constructor(start: number) {
    this.#now = start;
    Date.now = () => this.#now;
    window.setTimeout = ((run: () => void, delay = 0) => {
      this.#lastId += 1;
      this.#waiting.push({ id: this.#lastId, at: this.#now + delay, run });
      return this.#lastId;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      this.#waiting = this.#waiting.filter((one) => one.id !== id);
    };
  }

  /** How many timers run. */
  get timers(): number {
    return this.#waiting.length;
  }

  /** Lets time pass, in milliseconds; timers come due in their order, also those that are set meanwhile. */
  pass(duration: number): void {
    const end = this.#now + duration;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }

  restore(): void {
    Date.now = this.#real.now;
    window.setTimeout = this.#real.setTimeout;
    window.clearTimeout = this.#real.clearTimeout;
  }

  #next(end: number): Waiting | undefined {
    return this.#waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  }
}
