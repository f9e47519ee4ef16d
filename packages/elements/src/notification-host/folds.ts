import { cutsLines } from '../core/cuts-lines.js';

/**
 * Which messages of a list are longer than the lines they get, and which of them the person has unfolded. A message is
 * an element with `data-message`, the notification's id, and cuts off what is too much.
 */
export class Folds {
  readonly #changed: () => void;
  readonly #sizes = new ResizeObserver((entries) => this.#measure(entries.map(({ target }) => target as HTMLElement)));
  readonly #cut = new Set<string>();
  readonly #unfolded = new Set<string>();
  #watched: ReadonlySet<HTMLElement> = new Set();

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

  /** Call it after each render. Watching what is watched already does nothing; what is gone has no size to be told. */
  watch(list: ParentNode): void {
    const messages = new Set(list.querySelectorAll<HTMLElement>('[data-message]'));
    for (const message of this.#watched) if (!messages.has(message)) this.#sizes.unobserve(message);
    for (const message of messages) this.#sizes.observe(message);
    this.#watched = messages;
  }

  stop(): void {
    this.#sizes.disconnect();
    this.#watched = new Set();
  }

  #measure(messages: HTMLElement[]): void {
    const before = this.#cut.size;
    let isAnother = false;
    for (const message of messages) {
      const id = message.dataset['message']!;
      if (this.#unfolded.has(id)) continue;
      const hasMore = cutsLines(message);
      isAnother ||= hasMore !== this.#cut.has(id);
      if (hasMore) this.#cut.add(id);
      else this.#cut.delete(id);
    }
    // In the next frame: here it would change sizes while sizes are told.
    if (isAnother || before !== this.#cut.size) requestAnimationFrame(() => this.#changed());
  }
}
