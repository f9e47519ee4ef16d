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
 * One of a few options that are all visible. The children are `sky-radio` elements.
 *
 * @tagname sky-radio-group
 * @fires {Event} input - The user selected an option.
 * @fires {Event} change - The user selected an option. Fires after `input`.
 * @slot - The radio buttons.
 * @slot label - The label, if it is more than text.
 * @slot fix - A correction. It shows only with an error.
 * @csspart group - The box around the radio buttons.
 * @csspart message - The hint or the error.
 * @cssprop [--sky-radio-group-gap=8px] - The space between the radio buttons of a list.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 */
export class SkyRadioGroup extends ChoiceGroup<SkyRadio> {
  static override styles = [hostStyles, fieldStyles, radioGroupStyles];

  /** The direction of the list. */
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
