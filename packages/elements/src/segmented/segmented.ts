import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { ChoiceGroup } from '../core/choice-group.js';
import { follow } from '../core/choice.js';
import { fieldStyles } from '../core/field.css.js';
import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { warnOnce } from '../core/warn-once.js';
import type { SkySegment } from './segment.js';
import { segmentedStyles } from './segmented.css.js';

const sizes = ['x-small', 'small', 'medium', 'large'] as const;

export type SegmentedSize = (typeof sizes)[number];

/**
 * One of two to five short options in a row. The children are `sky-segment` elements.
 *
 * @tagname sky-segmented
 * @fires {Event} input - The user selected an option.
 * @fires {Event} change - The user selected an option. Fires after `input`.
 * @slot - The segments.
 * @slot label - The label, if it is more than text.
 * @slot fix - A correction. It shows only with an error.
 * @csspart group - The bar.
 * @csspart message - The hint or the error.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 */
export class SkySegmented extends ChoiceGroup<SkySegment> {
  static override styles = [hostStyles, fieldStyles, segmentedStyles];

  /** Heights of 28, 32, 36 and 40 pixels. */
  @property({ attribute: 'size' }) size: SegmentedSize = 'medium';
  /** Fills the available width, with segments of equal width. */
  @property({ attribute: 'stretch', type: Boolean, reflect: true }) stretch = false;

  /** Also those with a tooltip around them. */
  protected override get choices(): SkySegment[] {
    return [...this.querySelectorAll<SkySegment>('sky-segment')].filter((segment) => follow in segment);
  }

  protected override lead(segment: SkySegment, isChecked: boolean, isOff: boolean): void {
    segment[follow]({ isChecked, isOff, size: this.size });
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'size', this.size, sizes);
    super.update(changed);
  }

  protected override firstUpdated(): void {
    super.firstUpdated();
    if (!this.hasOwnLabel && !this.outerLabel) warnOnce(this, 'has no label: nobody can tell what is chosen.');
  }

  protected override render(): TemplateResult {
    return this.groupTemplate('', html`<slot @slotchange=${this.onSlotchange}></slot>`);
  }

  protected override onSlotchange(): void {
    const { length } = this.choices;
    if (length === 1 || length > 5) {
      warnOnce(this, `has ${length} segments; two to five can be taken in at a glance.`);
    }
    super.onSlotchange();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-segmented': SkySegmented;
  }
}
