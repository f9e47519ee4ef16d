import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { ChoiceGroup } from '../core/choice-group.js';
import { follow } from '../core/choice.js';
import { fieldStyles } from '../core/field.css.js';
import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { radioGroupStyles } from './radio-group.css.js';
import type { SkyRadio } from './radio.js';

const orientations = ['vertical', 'horizontal'] as const;

export type RadioGroupOrientation = (typeof orientations)[number];

/**
 * One of a few choices, all of them in sight. The children are `sky-radio` elements.
 *
 * @tagname sky-radio-group
 * @fires {Event} input - When the person chooses.
 * @fires {Event} change - When the person chooses, after `input`.
 * @slot - The radios.
 * @slot label - The label, when it is more than text.
 * @slot fix - An offer to mend the problem; shown only with one.
 * @csspart group - The box around the radios.
 * @csspart message - The hint or the problem.
 * @cssprop [--sky-radio-group-gap=8px] - Between the radios of a list.
 * @cssState user-invalid - Invalid, and the person has been here.
 */
export class SkyRadioGroup extends ChoiceGroup<SkyRadio> {
  static override styles = [hostStyles, fieldStyles, radioGroupStyles];

  /** How a list runs. */
  @property({ attribute: 'orientation' }) orientation: RadioGroupOrientation = 'vertical';

  protected override get choices(): SkyRadio[] {
    return [...this.children].filter((child): child is SkyRadio => child.localName === 'sky-radio');
  }

  protected override lead(radio: SkyRadio, isChecked: boolean, isOff: boolean): void {
    radio[follow]({ isChecked, isOff, isInvalid: this.problem !== '' });
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'orientation', this.orientation, orientations);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    return this.groupTemplate(this.orientation, html`<slot @slotchange=${this.onSlotchange}></slot>`);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-radio-group': SkyRadioGroup;
  }
}
