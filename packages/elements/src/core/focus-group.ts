import type { ReactiveController, ReactiveControllerHost } from 'lit';

export type Orientation = 'horizontal' | 'vertical' | 'both';

export interface FocusGroupOptions {
  /** The items that may have focus, in the order of the keys. Asked again on each key. */
  items(): HTMLElement[];
  /** Which arrow keys move; a function when it may change. */
  orientation: Orientation | (() => Orientation);
  /** The item to stop at when the group is entered by Tab; the first one if this gives none. */
  start?(): HTMLElement | undefined;
  /** Text to find an item by typing. Without it, letters do nothing. */
  text?(item: HTMLElement): string;
  /** After a key has moved focus. */
  moved?(item: HTMLElement): void;
}

/** A pause in typing after which a letter starts a new search, in milliseconds; the usual value of native lists. */
const typingPause = 500;

/**
 * One tab stop for a set of items; arrow keys, Home, End and typed letters move inside it.
 * Arrows follow the reading direction.
 */
export class FocusGroup implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: FocusGroupOptions;
  #current: HTMLElement | undefined;
  #typed = '';
  #typedAt = 0;

  constructor(host: ReactiveControllerHost & HTMLElement, options: FocusGroupOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKeydown);
    this.#host.addEventListener('focusin', this.#onFocusin);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKeydown);
    this.#host.removeEventListener('focusin', this.#onFocusin);
  }

  hostUpdated(): void {
    this.refresh();
  }

  /** Makes exactly one item the tab stop. Call it when items come, go, or are turned off without a render. */
  refresh(): void {
    const items = this.#options.items();
    const kept = this.#current && items.includes(this.#current) ? this.#current : undefined;
    const focused = kept && this.#host.matches(':focus-within') ? kept : undefined;
    this.#current = focused ?? this.#options.start?.() ?? kept ?? items[0];
    for (const item of items) item.tabIndex = item === this.#current ? 0 : -1;
  }

  /** Moves focus to an item of the group, and the tab stop with it. */
  focus(item: HTMLElement | undefined): void {
    if (!item) return;
    this.#current = item;
    this.refresh();
    item.focus();
  }

  focusFirst(): void {
    this.focus(this.#options.items()[0]);
  }

  focusLast(): void {
    this.focus(this.#options.items().at(-1));
  }

  readonly #onFocusin = (event: FocusEvent): void => {
    const item = this.#itemOf(event);
    if (!item || item === this.#current) return;
    this.#current = item;
    this.refresh();
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = this.#itemOf(event);
    if (!from) return;
    const to = this.#byPosition(event.key, from) ?? this.#byText(event, from);
    if (!to) return;
    event.preventDefault();
    this.focus(to);
    this.#options.moved?.(to);
  };

  #itemOf(event: Event): HTMLElement | undefined {
    const path = event.composedPath();
    return this.#options.items().find((item) => path.includes(item));
  }

  #byPosition(key: string, from: HTMLElement): HTMLElement | undefined {
    const items = this.#options.items();
    if (key === 'Home') return items[0];
    if (key === 'End') return items.at(-1);
    const step = this.#step(key);
    return step === 0 ? undefined : items[(items.indexOf(from) + step + items.length) % items.length];
  }

  get #orientation(): Orientation {
    const { orientation } = this.#options;
    return typeof orientation === 'function' ? orientation() : orientation;
  }

  #step(key: string): number {
    const orientation = this.#orientation;
    const forward = this.#host.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    if (orientation !== 'horizontal' && key === 'ArrowDown') return 1;
    if (orientation !== 'horizontal' && key === 'ArrowUp') return -1;
    if (orientation !== 'vertical' && key === forward) return 1;
    if (orientation !== 'vertical' && key === backward) return -1;
    return 0;
  }

  #byText(event: KeyboardEvent, from: HTMLElement): HTMLElement | undefined {
    const { text } = this.#options;
    const fresh = event.timeStamp - this.#typedAt > typingPause;
    // A space goes on with a search but never begins one: it belongs to the item.
    if (!text || [...event.key].length !== 1 || (event.key === ' ' && (fresh || this.#typed === ''))) return undefined;
    this.#typed = (fresh ? '' : this.#typed) + event.key.toLocaleLowerCase();
    this.#typedAt = event.timeStamp;
    const items = this.#options.items();
    const letters = [...this.#typed];
    // The same letter again goes to the next item that begins with it, as native lists do.
    const sought = letters.every((letter) => letter === letters[0]) ? letters[0]! : this.#typed;
    const first = items.indexOf(from) + (letters.length === 1 || sought !== this.#typed ? 1 : 0);
    const order = [...items.slice(first), ...items.slice(0, first)];
    return order.find((item) => text(item).trim().toLocaleLowerCase().startsWith(sought));
  }
}
