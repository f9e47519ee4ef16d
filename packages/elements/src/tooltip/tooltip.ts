import { html, LitElement, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';

import { deepActiveElement } from '../core/composed-tree.js';
import { hostStyles } from '../core/host.css.js';
import { overlays } from '../core/overlay-stack.js';
import { Anchored, type Placement } from '../core/placement.js';
import { Describing } from './describing.js';
import { tooltipStyles } from './tooltip.css.js';

/** A pointer that only passes by opens nothing. Milliseconds. */
const HOVER_DELAY = 400;

/**
 * A short text about its content. It shows while the pointer rests on the content or the keyboard focus is there.
 * Escape hides it. The text is the accessible description of the content, unless it is already its name.
 *
 * @tagname sky-tooltip
 * @slot - The subject: one control.
 * @csspart tip - The box.
 * @cssState open - It is open.
 */
export class SkyTooltip extends LitElement {
  static override styles = [hostStyles, tooltipStyles];

  @property({ attribute: 'text' }) text = '';
  /** The side of the control. If space is short, the opposite side. */
  @property({ attribute: 'placement' }) placement: Placement = 'top';
  @query('[popover]') private tip!: HTMLElement;

  readonly #states = this.attachInternals().states;
  readonly #describing = new Describing();
  readonly #anchored = new Anchored(this, {
    anchor: () => this.#subject,
    floating: () => this.tip,
    placement: () => this.placement,
    gap: 4,
  });
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #pop: (() => void) | undefined;

  constructor() {
    super();
    this.addEventListener('pointerenter', this.#onPointerenter);
    this.addEventListener('pointerleave', () => {
      if (!this.#hasKeyboardFocus) this.#hide();
    });
    this.addEventListener('pointerdown', () => this.#hide());
    this.addEventListener('focusin', () => {
      if (this.#hasKeyboardFocus) this.#show();
    });
    this.addEventListener('focusout', () => this.#hide());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#hide();
  }

  protected override updated(): void {
    this.#describing.describe(this.#subject, this.text);
    if (this.text === '') this.#hide();
  }

  protected override render(): TemplateResult {
    return html`
      <slot @slotchange=${() => this.requestUpdate()}></slot>
      <div part="tip" popover="manual" role="tooltip" aria-hidden="true">${this.text}</div>
    `;
  }

  get #subject(): HTMLElement | null {
    const { firstElementChild } = this;
    return firstElementChild instanceof HTMLElement ? firstElementChild : null;
  }

  get #hasKeyboardFocus(): boolean {
    return this.matches(':focus-within') && deepActiveElement()?.matches(':focus-visible') === true;
  }

  readonly #onPointerenter = (event: PointerEvent): void => {
    // A touch is a press, not a question.
    if (event.pointerType !== 'mouse') return;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#show(), HOVER_DELAY);
  };

  #show(): void {
    if (this.text === '' || this.#pop || !this.isConnected || !this.#subject) return;
    this.#anchored.show();
    this.#states.add('open');
    this.#pop = overlays.push({ element: this, modal: false, escape: () => this.#hide() });
  }

  #hide(): void {
    clearTimeout(this.#waiting);
    this.#pop?.();
    this.#pop = undefined;
    this.#states.delete('open');
    this.#anchored.hide();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-tooltip': SkyTooltip;
  }
}
