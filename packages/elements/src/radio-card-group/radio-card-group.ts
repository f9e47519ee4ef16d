import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { columnCounts, columnsStyles } from '../core/columns.css.js';
import { FieldElement, type Flag, type FormValue } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { FocusGroup } from '../core/focus-group.js';
import { hostStyles } from '../core/host.css.js';
import { submitImplicitly } from '../core/implicit-submission.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { Wording } from '../core/wording.js';
import { choiceWords } from '../select/choice-words.js';
import { radioCardGroupStyles } from './radio-card-group.css.js';
import { follow, type SkyRadioCard } from './radio-card.js';

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
export class SkyRadioCardGroup extends FieldElement {
  // Focus belongs to the cards, which lie outside the shadow root: it is handed on by `focus()`.
  static override shadowRootOptions: ShadowRootInit = LitElement.shadowRootOptions;
  static override styles = [hostStyles, fieldStyles, columnsStyles, radioCardGroupStyles];

  /** The most columns, 1 to 4. There are fewer where the group is narrow. */
  @property({ attribute: 'columns', type: Number }) columns: RadioCardGroupColumns = 2;

  readonly #wording = new Wording(this, choiceWords);
  readonly #focusGroup = new FocusGroup(this, {
    items: () => this.#choosable,
    orientation: 'both',
    start: () => this.#choosable.find((card) => card === this.#chosen),
    moved: (card) => this.#choose(card as SkyRadioCard),
  });

  constructor() {
    super();
    this.addEventListener('click', this.#onClick);
    this.addEventListener('keydown', this.#onKeydown);
  }

  /** Goes to the chosen card, or else to the first one. */
  override focus(options?: FocusOptions): void {
    const choosable = this.#choosable;
    (choosable.find((card) => card === this.#chosen) ?? choosable[0])?.focus(options);
  }

  protected override check(): Flag | null {
    return this.required && !this.#chosen ? 'valueMissing' : null;
  }

  protected override say(flag: Flag): string {
    return flag === 'valueMissing' ? this.#wording.words.valueMissing : super.say(flag);
  }

  protected override formValue(): FormValue {
    const chosen = this.#chosen;
    return chosen && !chosen.disabled ? chosen.value : null;
  }

  protected override formState(): FormValue {
    return this.value;
  }

  protected override get anchor(): HTMLElement | undefined {
    return this.renderRoot?.querySelector<HTMLElement>('[part="group"]') ?? undefined;
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'columns', String(this.columns), columnCounts);
    super.update(changed);
    this.#lead();
  }

  protected override render(): TemplateResult {
    const isNamed = this.label !== '' || this.slotted.has('label');
    const isShown = isNamed && !this.labelHidden;
    const columns = columnCounts.find((count) => count === String(this.columns)) ?? '2';
    return html`
      <div class=${isShown || this.note ? 'label-row' : 'visually-hidden'} ?hidden=${!isNamed && !this.note}>
        <span class=${isShown ? 'label' : 'visually-hidden'} id="label"
          ><slot name="label">${this.label}</slot
          >${this.required ? html`<span class="required" aria-hidden="true">*</span>` : nothing}</span
        >
        <span class="note" id="note">${this.note}</span>
      </div>
      <div
        part="group" class="columns-box" role="radiogroup"
        aria-labelledby=${isNamed ? 'label' : nothing}
        aria-label=${(!isNamed && this.outerLabel) || nothing}
        aria-describedby="note message"
        aria-required=${this.required ? 'true' : nothing}
        aria-disabled=${this.off ? 'true' : nothing}
        aria-invalid=${this.problem ? 'true' : nothing}
      >
        <div class="columns columns-${columns}"><slot @slotchange=${this.#onSlotchange}></slot></div>
      </div>
      ${this.messageRow()}
    `;
  }

  get #cards(): SkyRadioCard[] {
    // The children, not those assigned to the slot: it is asked before there is a shadow root. One whose module has
    // not come yet is no card so far; it tells us when it is.
    return [...this.children].filter(
      (child): child is SkyRadioCard => child.localName === 'sky-radio-card' && follow in child,
    );
  }

  get #choosable(): SkyRadioCard[] {
    return this.off ? [] : this.#cards.filter((card) => !card.disabled);
  }

  get #chosen(): SkyRadioCard | undefined {
    return this.#cards.find((card) => card.value === this.value);
  }

  #lead(): void {
    const chosen = this.#chosen;
    for (const card of this.#cards) {
      card[follow]({
        isChecked: card === chosen,
        isOff: this.off || card.disabled,
        isInvalid: this.problem !== '',
      });
    }
    this.#focusGroup.refresh();
  }

  #choose(card: SkyRadioCard): void {
    if (card === this.#chosen) return;
    this.error = '';
    this.value = card.value;
    this.tell('input');
    this.tell('change');
  }

  #onSlotchange(): void {
    this.requestUpdate();
  }

  readonly #onClick = (event: Event): void => {
    const path = event.composedPath();
    // A label outside presses the element itself.
    if (path[0] === this) this.focus();
    const card = this.#choosable.find((item) => path.includes(item));
    if (card) this.#choose(card);
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const card = this.#choosable.find((item) => item === event.target);
    if (!card || event.isComposing || event.defaultPrevented) return;
    if (event.key === 'Enter') submitImplicitly(this.form);
    if (event.key !== ' ') return;
    event.preventDefault(); // else the page would scroll
    this.#choose(card);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-radio-card-group': SkyRadioCardGroup;
  }
}
