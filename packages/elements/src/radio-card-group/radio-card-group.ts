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
 * One of a few choices that need more than a word each: cards with a title, a description and figures. The children
 * are `sky-radio-card` elements.
 *
 * @tagname sky-radio-card-group
 * @fires {Event} input - When the person chooses.
 * @fires {Event} change - When the person chooses, after `input`.
 * @slot - The cards.
 * @slot label - The label, when it is more than text.
 * @slot fix - An offer to mend the problem; shown only with one.
 * @csspart group - The box around the cards.
 * @csspart message - The hint or the problem.
 * @cssprop [--sky-radio-card-group-gap=12px] - Between the cards.
 * @cssState user-invalid - Invalid, and the person has been here.
 */
export class SkyRadioCardGroup extends ChoiceGroup<SkyRadioCard> {
  static override styles = [hostStyles, fieldStyles, columnsStyles, radioCardGroupStyles];

  /** The most columns, 1 to 4. There are fewer where the group is narrow. */
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
