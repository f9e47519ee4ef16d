import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { margin, place, type Placement } from './placement.rules.js';

export type { Placement } from './placement.rules.js';

export interface AnchoredOptions {
  /** What it stands beside. */
  anchor(): HTMLElement | null | undefined;
  /** What floats: an element with `popover="manual"` in the host's shadow root. */
  floating(): HTMLElement | null | undefined;
  placement(): Placement;
  /** Pixels between the two; 6 unless given. */
  gap?: number;
  /** Makes what floats at least as wide as its anchor, as the list of a select is. */
  matchesWidth?: boolean;
}

const areas: Record<Placement, string> = {
  'bottom-start': 'self-block-end span-self-inline-end',
  bottom: 'self-block-end',
  'bottom-end': 'self-block-end span-self-inline-start',
  'top-start': 'self-block-start span-self-inline-end',
  top: 'self-block-start',
  'top-end': 'self-block-start span-self-inline-start',
  start: 'self-inline-start',
  end: 'self-inline-end',
};

/** The margin that is the gap, by the side on which it floats. */
const towardsAnchor = {
  bottom: 'marginBlockStart',
  top: 'marginBlockEnd',
  start: 'marginInlineEnd',
  end: 'marginInlineStart',
} as const;

/**
 * The popover's invoker is its implicit anchor, so no anchor name has to cross a shadow root. Only where `overlay` is
 * known does it stay so while the popover fades: WebKit lets go of it at once, so that what closes jumps to the edge
 * (https://github.com/whatwg/html/issues/11694), and leaves what fades in beside an anchor transparent.
 */
const isNative =
  // A program that renders pages on a server loads the module, too, and has none.
  typeof CSS === 'object' &&
  CSS.supports('position-area', 'self-block-end span-self-inline-end') &&
  CSS.supports('position-try-fallbacks', 'flip-block') &&
  CSS.supports('overlay', 'auto');

let lastResort: CSSStyleSheet | undefined;

/**
 * For what has no room on either side of its anchor's edges: across them, as far as the window allows. Such a rule is
 * stronger than any other: what keeps more of the window free says so by `--_edge`.
 */
function acrossEdges(): CSSStyleSheet {
  if (lastResort) return lastResort;
  lastResort = new CSSStyleSheet();
  lastResort.replaceSync(
    `@position-try --across{position-area:${areas.bottom};inset:auto;margin-inline:var(--_edge,${margin}px)}`,
  );
  return lastResort;
}

/**
 * Shows an element in the top layer beside its anchor: by CSS where the browser can, else by measuring.
 */
export class Anchored implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: AnchoredOptions;
  #stopFollowing: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, options: AnchoredOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  get isShown(): boolean {
    return this.#options.floating()?.matches(':popover-open') ?? false;
  }

  show(): void {
    const anchor = this.#options.anchor();
    const floating = this.#options.floating();
    if (!anchor || !floating || !floating.isConnected || this.isShown) return;
    this.#style(anchor, floating);
    floating.showPopover({ source: anchor });
    if (!isNative) this.#follow(anchor, floating);
  }

  hide(): void {
    this.#stopFollowing?.();
    this.#stopFollowing = undefined;
    if (this.isShown) this.#options.floating()?.hidePopover();
  }

  hostDisconnected(): void {
    this.hide();
  }

  #style(anchor: HTMLElement, floating: HTMLElement): void {
    const { gap = 6, matchesWidth } = this.#options;
    const placement = this.#options.placement();
    const { style } = floating;
    style.position = 'fixed';
    style.inset = 'auto';
    style.margin = '0';
    if (matchesWidth) style.minInlineSize = `${anchor.getBoundingClientRect().width}px`;
    if (!isNative) return;
    const [side = 'bottom', edge] = placement.split('-');
    // A margin keeps it away from the window's edge, and turns with it when it goes to another side.
    style.margin = `${margin}px`;
    style[towardsAnchor[side as keyof typeof towardsAnchor]] = `${gap}px`;
    // The edge that lines up with the anchor's has that margin outside of it.
    if (edge) style[edge === 'start' ? 'insetInlineStart' : 'insetInlineEnd'] = `-${margin}px`;
    style.setProperty('position-area', areas[placement]);
    const sheets = this.#host.shadowRoot!.adoptedStyleSheets;
    if (!sheets.includes(acrossEdges())) sheets.push(acrossEdges());
    const above = 'flip-block --across';
    const across = side === 'top' ? `${above}, --across` : `--across, ${above}`;
    style.setProperty('position-try-fallbacks', `flip-block, flip-inline, flip-block flip-inline, ${across}`);
    style.setProperty('position-visibility', 'anchors-visible');
  }

  #follow(anchor: HTMLElement, floating: HTMLElement): void {
    const move = (): void => this.#measure(anchor, floating);
    move();
    const sizes = new ResizeObserver(move);
    sizes.observe(anchor);
    sizes.observe(floating);
    window.addEventListener('scroll', move, { capture: true, passive: true });
    window.addEventListener('resize', move);
    this.#stopFollowing = () => {
      sizes.disconnect();
      window.removeEventListener('scroll', move, { capture: true });
      window.removeEventListener('resize', move);
    };
  }

  #measure(anchor: HTMLElement, floating: HTMLElement): void {
    const { x, y } = place({
      anchor: anchor.getBoundingClientRect(),
      floating: { width: floating.offsetWidth, height: floating.offsetHeight },
      viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
      placement: this.#options.placement(),
      gap: this.#options.gap ?? 6,
      isRightToLeft: this.#host.matches(':dir(rtl)'),
    });
    // Physical on purpose: `place` has already answered the reading direction, in viewport pixels.
    floating.style.left = `${x}px`;
    floating.style.top = `${y}px`;
  }
}
