import { html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { ChoiceElement, type ChoiceState, follow } from '../core/choice.js';
import { hostStyles } from '../core/host.css.js';
import { SlotPresence } from '../core/slot-presence.js';
import { warnOnce } from '../core/warn-once.js';
import { segmentStyles } from './segment.css.js';

/** What a segmented control tells its segments. */
export interface SegmentState extends ChoiceState {
  readonly size: string;
}

const sizes = ['x-small', 'small', 'large'];

/**
 * One option of a `sky-segmented`.
 *
 * @tagname sky-segment
 * @slot - The label, if it is more than text.
 * @slot start - An icon before the label.
 * @cssState checked - It is selected.
 * @cssState off - It is disabled.
 */
export class SkySegment extends ChoiceElement {
  static override styles = [hostStyles, segmentStyles];

  protected override readonly groupTag = 'sky-segmented';
  readonly #slotted = new SlotPresence(this);

  /** The label. For more than text, use the default slot. */
  @property({ attribute: 'label' }) label = '';
  /** Shows only the icon. The label remains the accessible name. Put a tooltip around it. */
  @property({ attribute: 'label-hidden', type: Boolean, reflect: true }) labelHidden = false;

  /** @private */
  override [follow]({ size, ...state }: SegmentState): void {
    super[follow](state);
    this.mark(Object.fromEntries(sizes.map((name) => [name, name === size])));
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
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-segment': SkySegment;
  }
}
