/** Milliseconds a button is held before it repeats, and between two repetitions; those of native spin buttons. */
const pause = 400;
const pace = 60;

/** Does an act at once, and again and again while a button is held down. */
export class Hold {
  #frame = 0;

  /** @param act Answers whether there is more to do. */
  start(act: () => boolean): void {
    this.stop();
    if (!act()) return;
    let due: number | undefined;
    const tick = (now: number): void => {
      due ??= now + pause;
      if (now >= due) {
        due = now + pace;
        if (!act()) return;
      }
      this.#frame = requestAnimationFrame(tick);
    };
    this.#frame = requestAnimationFrame(tick);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
