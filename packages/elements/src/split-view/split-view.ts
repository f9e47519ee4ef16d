import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { ownStyle } from '../core/own-style.js';
import { catalogue, Wording } from '../core/wording.js';
import { moved, soundBounds, within } from './split-view.rules.js';
import { splitViewStyles } from './split-view.css.js';
import { en } from './words/en.js';

const splitViewWords = catalogue('split-view', en);

const orientations = ['horizontal', 'vertical'] as const;
export type SplitOrientation = (typeof orientations)[number];

/**
 * Two panes with a movable separator (ARIA pattern "Window Splitter"). The pointer and the arrow keys move it, Home and
 * End move it to its limits, Enter collapses and restores the first pane. It stores nothing: save `position` yourself.
 *
 * @tagname sky-split-view
 * @fires {Event} input - The user moves the separator. `position` has the new value.
 * @fires {Event} change - The user has moved the separator, or collapsed the first pane.
 * @slot start - The first pane.
 * @slot end - The second pane, which fills the remaining space.
 * @csspart start - The box of the first pane.
 * @csspart separator - The line.
 * @csspart end - The box of the second pane.
 */
export class SkySplitView extends LitElement {
  static override styles = [hostStyles, splitViewStyles];

  /** The share of the first pane in percent. */
  @property({ attribute: 'position', type: Number }) position = 50;
  /** The minimum and maximum size of the first pane, in percent. */
  @property({ attribute: 'min', type: Number }) min = 10;
  @property({ attribute: 'max', type: Number }) max = 90;
  /** The first pane is collapsed. `position` is its size when restored. */
  @property({ attribute: 'collapsed', type: Boolean, reflect: true }) collapsed = false;
  /** `horizontal`: side by side. `vertical`: stacked, which requires a block size. */
  @property({ attribute: 'orientation' }) orientation: SplitOrientation = 'horizontal';
  /** The accessible name of the separator, such as the name of the first pane. */
  @property({ attribute: 'label' }) label = '';
  @query('.view') private view!: HTMLElement;

  readonly #wording = new Wording(this, splitViewWords);
  /** Where the line was when it was taken hold of; there only while it is held. */
  #held: { readonly position: number; readonly collapsed: boolean } | undefined;

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'orientation', this.orientation, orientations);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const { min, max } = soundBounds(this);
    const now = this.#now;
    return html`<div class="view ${this.#isRow ? 'row' : 'column'}" style=${ownStyle({ '--_start': `${now}%` })}>
      <div part="start" id="start" ?hidden=${this.collapsed}><slot name="start"></slot></div>
      <div
        part="separator" role="separator" tabindex="0" aria-controls="start"
        aria-label=${this.label || this.#wording.words.label}
        aria-orientation=${this.#isRow ? 'vertical' : 'horizontal'}
        aria-valuenow=${this.collapsed ? 0 : now} aria-valuemin=${this.collapsed ? 0 : min} aria-valuemax=${max}
        @keydown=${this.#onKeydown} @pointerdown=${this.#onPointerdown} @pointermove=${this.#onPointermove}
        @pointerup=${this.#onPointerup} @pointercancel=${this.#letGo} @lostpointercapture=${this.#onPointerup}
      ></div>
      <div part="end"><slot name="end"></slot></div>
    </div>`;
  }

  get #isRow(): boolean {
    return this.orientation !== 'vertical';
  }

  get #isRightToLeft(): boolean {
    return this.matches(':dir(rtl)');
  }

  get #now(): number {
    return within(this.position, this);
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && this.#held) {
      event.preventDefault();
      this.#letGo();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.collapsed = !this.collapsed;
      this.#tell('change');
    } else this.#onMove(event);
  }

  #onMove(event: KeyboardEvent): void {
    const to = moved(event.key, this.#now, this, this.#isRow, this.#isRightToLeft);
    if (to === null) return;
    event.preventDefault();
    if (this.#move(to)) this.#tell('change');
  }

  #onPointerdown(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const line = event.currentTarget as HTMLElement;
    // Else the browser would begin to select text.
    event.preventDefault();
    line.focus();
    line.setPointerCapture(event.pointerId);
    this.#held = { position: this.position, collapsed: this.collapsed };
  }

  #onPointermove({ clientX, clientY }: PointerEvent): void {
    if (!this.#held) return;
    const { left, right, top, width, height } = this.view.getBoundingClientRect();
    const along = this.#isRightToLeft ? right - clientX : clientX - left;
    const share = this.#isRow ? along / width : (clientY - top) / height;
    this.#move(within(share * 100, this));
  }

  #onPointerup(): void {
    const held = this.#held;
    this.#held = undefined;
    if (held && (held.position !== this.position || held.collapsed !== this.collapsed)) this.#tell('change');
  }

  /** Puts the line back to where it was taken hold of. */
  #letGo(): void {
    const held = this.#held;
    this.#held = undefined;
    if (!held) return;
    Object.assign(this, held);
    this.#tell('input');
  }

  /** @returns Whether that is another place. */
  #move(to: number): boolean {
    if (to === this.#now && !this.collapsed) return false;
    this.position = to;
    this.collapsed = false;
    this.#tell('input');
    return true;
  }

  #tell(type: 'input' | 'change'): void {
    this.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-split-view': SkySplitView;
  }
}
