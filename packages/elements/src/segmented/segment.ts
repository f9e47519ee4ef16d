import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { SlotPresence } from '../core/slot-presence.js';
import { warnOnce } from '../core/warn-once.js';
import { segmentStyles } from './segment.css.js';

/** What a segmented control tells its segments. */
export interface SegmentState {
  readonly isChecked: boolean;
  readonly isOff: boolean;
  readonly size: string;
}

/** The key of what only the segmented control calls. */
export const follow = Symbol('follow');

const sizes = ['x-small', 'small', 'large'];

/**
 * One choice of a `sky-segmented`.
 *
 * @tagname sky-segment
 * @slot - The label, when it is more than text.
 * @slot start - An icon before the label.
 * @cssState checked - It is the chosen one.
 * @cssState off - It cannot be chosen.
 */
export class SkySegment extends LitElement {
  static override styles = [hostStyles, segmentStyles];

  readonly #internals = this.attachInternals();
  readonly #slotted = new SlotPresence(this);

  /** What the control's value is while this one is chosen. */
  @property({ attribute: 'value' }) value = '';
  /** What it is called. The default slot takes more than text. */
  @property({ attribute: 'label' }) label = '';
  /** Shows only the icon; the label stays as the name. Put a tooltip around it. */
  @property({ attribute: 'label-hidden', type: Boolean, reflect: true }) labelHidden = false;
  @property({ attribute: 'disabled', type: Boolean, reflect: true }) disabled = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // The attributes, not the internals: what drives a browser from outside finds a role only there.
    this.role = 'radio';
    this.ariaChecked ??= 'false';
  }

  /** @private */
  [follow]({ isChecked, isOff, size }: SegmentState): void {
    this.ariaChecked = String(isChecked);
    // As an attribute, for that is all that audit tools see.
    if (isOff) this.setAttribute('aria-disabled', 'true');
    else this.removeAttribute('aria-disabled');
    // It would be a tab stop at which nothing can be done.
    if (isOff) this.removeAttribute('tabindex');
    this.#set('checked', isChecked);
    this.#set('off', isOff);
    for (const name of sizes) this.#set(name, name === size);
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (changed.has('value') || changed.has('disabled')) this.closest('sky-segmented')?.requestUpdate();
  }

  protected override firstUpdated(): void {
    if (this.label || this.#slotted.has()) return;
    warnOnce(this, `with value="${this.value}" has no label: nobody can tell what it chooses.`);
  }

  protected override render(): TemplateResult {
    return html`
      <slot name="start" class=${this.#slotted.has('start') ? '' : 'empty'}></slot>
      <span class=${this.labelHidden ? 'visually-hidden' : 'words'}><slot><bdi>${this.label}</bdi></slot></span>
    `;
  }

  #set(state: string, isOn: boolean): void {
    this.#internals.states[isOn ? 'add' : 'delete'](state);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-segment': SkySegment;
  }
}
