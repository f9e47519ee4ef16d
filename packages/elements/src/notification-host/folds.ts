/**
 * Which messages of a list are longer than the lines they get, and which of them the person has unfolded. A message is
 * an element with `data-message`, the notification's id, and cuts off what is too much.
 */
export class Folds {
  readonly #changed: () => void;
  readonly #sizes = new ResizeObserver((entries) => this.#measure(entries.map(({ target }) => target as HTMLElement)));
  readonly #cut = new Set<string>();
  readonly #unfolded = new Set<string>();

  /** @param changed Called when another one is longer, or no longer is, or was unfolded. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Whether some of it is cut off, or was before it was unfolded. */
  hasMore(id: string): boolean {
    return this.#cut.has(id);
  }

  isUnfolded(id: string): boolean {
    return this.#unfolded.has(id);
  }

  toggle(id: string): void {
    if (!this.#unfolded.delete(id)) this.#unfolded.add(id);
    this.#changed();
  }

  /** Call it after each render. Watching what is watched already does nothing. */
  watch(list: ParentNode): void {
    for (const message of list.querySelectorAll('[data-message]')) this.#sizes.observe(message);
  }

  stop(): void {
    this.#sizes.disconnect();
  }

  #measure(messages: HTMLElement[]): void {
    const before = this.#cut.size;
    let isAnother = false;
    for (const message of messages) {
      const id = message.dataset['message']!;
      // Watching what is gone would keep it for as long as the page is there.
      if (!message.isConnected) this.#sizes.unobserve(message);
      if (this.#unfolded.has(id) || !message.isConnected) continue;
      // A pixel may be lost to rounding.
      const hasMore = message.scrollHeight > message.clientHeight + 1;
      isAnother ||= hasMore !== this.#cut.has(id);
      if (hasMore) this.#cut.add(id);
      else this.#cut.delete(id);
    }
    // In the next frame: here it would change sizes while sizes are told.
    if (isAnother || before !== this.#cut.size) requestAnimationFrame(() => this.#changed());
  }
}
