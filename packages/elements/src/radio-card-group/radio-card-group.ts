import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { ChoiceGroup } from '../core/choice-group.js';
import { follow } from '../core/choice.js';
import { columnCounts, columnsStyles } from '../core/columns.css.js';
import { fieldStyles } from '../core/field.css.js';
import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { radioCardGroupStyles } from './radio-card-group.css.js';
import type { SkyRadioCard } from './radio-card.js';

export type RadioCardGroupColumns = 1 | 2 | 3 | 4;

/**
 * One of a few options that need an explanation: cards with a title, a description and figures. The children are
 * `sky-radio-card` elements.
 *
 * @tagname sky-radio-card-group
 * @fires {Event} input - The user selected an option.
 * @fires {Event} change - The user selected an option. Fires after `input`.
 * @slot - The cards.
 * @slot label - The label, if it is more than text.
 * @slot fix - A correction. It shows only with an error.
 * @csspart group - The box around the cards.
 * @csspart message - The hint or the error.
 * @cssprop [--sky-radio-card-group-gap=12px] - The space between the cards.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 */
export class SkyRadioCardGroup extends ChoiceGroup<SkyRadioCard> {
  static override styles = [hostStyles, fieldStyles, columnsStyles, radioCardGroupStyles];

  /** The maximum number of columns, 1 to 4. A narrow group has fewer. */
  @property({ attribute: 'columns', type: Number }) columns: RadioCardGroupColumns = 2;

  /** One whose module has not come yet is no card so far; it tells us when it is. */
  protected override get choices(): SkyRadioCard[] {
    return [...this.children].filter(
      (child): child is SkyRadioCard => child.localName === 'sky-radio-card' && follow in child,
    );
  }

  protected override lead(card: SkyRadioCard, isChecked: boolean, isOff: boolean): void {
    card[follow]({ isChecked, isOff, isInvalid: this.problem !== '' });
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'columns', String(this.columns), columnCounts);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const columns = columnCounts.find((count) => count === String(this.columns)) ?? '2';
    return this.groupTemplate(
      'columns-box',
      html`<div class="columns columns-${columns}"><slot @slotchange=${this.onSlotchange}></slot></div>`,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-radio-card-group': SkyRadioCardGroup;
  }
}
