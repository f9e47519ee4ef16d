/** Something that says how long ago a moment is. */
interface Sayer {
  requestUpdate(): void;
}

/** The longest wait; a timer of more than 24 days would fire at once. */
const LONGEST = 24 * 60 * 60 * 1000;

/** One timer for all relative times of a page. It rests while nobody looks, and catches up when somebody does. */
class PageClock {
  readonly #due = new Map<Sayer, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerAt = Infinity;

  /** @param at When it will have something else to say, in milliseconds since 1970. Once. */
  remind(sayer: Sayer, at: number): void {
    if (this.#due.size === 0) document.addEventListener('visibilitychange', this.#plan);
    this.#due.set(sayer, at);
    if (at < this.#timerAt) this.#plan();
  }

  forget(sayer: Sayer): void {
    if (!this.#due.delete(sayer) || this.#due.size > 0) return;
    document.removeEventListener('visibilitychange', this.#plan);
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timerAt = Infinity;
  }

  readonly #plan = (): void => {
    this.#stop();
    if (document.hidden || this.#due.size === 0) return;
    this.#timerAt = [...this.#due.values()].reduce((one, other) => Math.min(one, other));
    this.#timer = setTimeout(this.#tick, Math.min(Math.max(this.#timerAt - Date.now(), 0), LONGEST));
  };

  readonly #tick = (): void => {
    const now = Date.now();
    // Each one says anew when it is due, in its update.
    for (const [sayer, at] of this.#due) {
      if (at > now) continue;
      this.#due.set(sayer, Infinity);
      sayer.requestUpdate();
    }
    this.#plan();
  };
}

export const pageClock = new PageClock();
