import { clearance } from './clearance.rules.js';

/** What floats at the bottom of a page and must stay in sight (visual language, "Layout and density"). */
const BAR = 'sky-bulk-bar';

/**
 * Keeps the toasts above the bars of the page, wherever these are at the moment, by `--_clear` on the box of the toasts.
 * It looks only while there are toasts.
 */
export class AboveBars {
  readonly #layer: HTMLElement;
  readonly #bars = document.getElementsByTagName(BAR);
  readonly #sizes = new ResizeObserver(() => this.#measure());
  readonly #arrivals = new MutationObserver(() => this.#observeBars());
  readonly #soon = (): void => {
    this.#frame ??= requestAnimationFrame(() => this.#measure());
  };
  #frame: number | undefined;
  #toasts: Element | null = null;

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** Call it after each render. @param toasts Their list; `null` when there are none. */
  follow(toasts: Element | null): void {
    if (toasts !== this.#toasts) this.stop();
    if (!toasts) return;
    this.#soon();
    if (toasts === this.#toasts) return;
    this.#toasts = toasts;
    this.#arrivals.observe(document, { childList: true, subtree: true });
    window.addEventListener('scroll', this.#soon, { capture: true, passive: true });
    window.addEventListener('resize', this.#soon);
    this.#observeBars();
  }

  stop(): void {
    this.#toasts = null;
    this.#arrivals.disconnect();
    this.#sizes.disconnect();
    window.removeEventListener('scroll', this.#soon, { capture: true });
    window.removeEventListener('resize', this.#soon);
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  /** A bar that goes is told as well: its size is none then. Watching what is watched already does nothing. */
  #observeBars(): void {
    for (const bar of this.#bars) this.#sizes.observe(bar);
  }

  #measure(): void {
    this.#frame = undefined;
    if (!this.#toasts?.isConnected) return;
    const { style } = this.#layer;
    style.removeProperty('--_clear');
    const bars = [...this.#bars].map((bar) => bar.getBoundingClientRect()).filter(({ height }) => height > 0);
    if (bars.length === 0) return;
    const { clientHeight } = document.documentElement;
    const clear = clearance(this.#toasts.getBoundingClientRect(), bars, clientHeight);
    if (clear > 0) style.setProperty('--_clear', `${clear}px`);
  }
}
