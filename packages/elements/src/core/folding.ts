import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { countThatFits } from './folding.rules.js';

export interface FoldingOptions {
  /** The box that has the room. Its own size must not follow from how many are folded. */
  row(): HTMLElement | null | undefined;
  /** What may fold, the first to stay first. Folded ones keep their size, so they are hidden by `visibility`. */
  items(): readonly HTMLElement[];
  /** What stands in the row too, and never folds. */
  kept?(): readonly HTMLElement[];
  /** The size an item needs, in pixels; the one that it has, unless given. */
  sizeOf?(item: HTMLElement): number;
  /** Between two neighbours, in pixels. */
  readonly gap: number;
  /** What the button for the rest takes, its gap included, in pixels. */
  readonly more: number;
}

/** Tells how many of its items a host has room for in one row, and renders it again when that changes. */
export class Folding implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: FoldingOptions;
  readonly #sizes = new ResizeObserver(() => this.#ask());
  #observed = new Set<Element>();
  #frame = 0;
  #shown = Infinity;
  #natural = 0;

  constructor(host: ReactiveControllerHost, options: FoldingOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** How many items have room, from the first on; infinite until they were measured. */
  get shown(): number {
    return this.#shown;
  }

  /** What the row would take without folding, in pixels. */
  get natural(): number {
    return this.#natural;
  }

  hostUpdated(): void {
    const { row, items, kept } = this.#options;
    const wanted = new Set<Element>([row(), ...items(), ...(kept?.() ?? [])].filter((element) => element != null));
    const gone = [...this.#observed].filter((element) => !wanted.has(element));
    for (const element of gone) this.#sizes.unobserve(element);
    for (const element of wanted) if (!this.#observed.has(element)) this.#sizes.observe(element);
    // One that went is not heard of again.
    if (gone.length > 0) this.#ask();
    this.#observed = wanted;
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
    this.#observed.clear();
    cancelAnimationFrame(this.#frame);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  /** In the next frame: an answer within the observer's own round could size what it observes, and that is an error. */
  #ask(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#measure());
  }

  #measure(): void {
    const { row, items, kept, sizeOf = inlineSizeOf, gap, more } = this.#options;
    const room = row();
    if (!room) return;
    const sizes = items().map(sizeOf);
    const fixed = (kept?.() ?? []).map((element) => sizeOf(element) + gap).reduce((sum, size) => sum + size, 0);
    const natural = sizes.reduce((sum, size) => sum + size + gap, fixed - gap);
    const shown = countThatFits(sizes, { available: room.clientWidth - fixed, gap, more });
    if (shown === this.#shown && Math.abs(natural - this.#natural) < 1) return;
    this.#shown = shown;
    this.#natural = natural;
    this.#host.requestUpdate();
  }
}

const inlineSizeOf = (element: HTMLElement): number => element.getBoundingClientRect().width;
