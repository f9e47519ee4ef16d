import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { FieldElement, type Flag, type FormValue } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { FocusGroup } from '../core/focus-group.js';
import { hostStyles } from '../core/host.css.js';
import { submitImplicitly } from '../core/implicit-submission.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { Wording } from '../core/wording.js';
import { choiceWords } from '../select/choice-words.js';
import { radioGroupStyles } from './radio-group.css.js';
import { follow, type SkyRadio } from './radio.js';

const appearances = ['list', 'segmented'] as const;
const orientations = ['vertical', 'horizontal'] as const;

export type RadioGroupAppearance = (typeof appearances)[number];
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
export class SkyRadioGroup extends FieldElement {
  // Focus belongs to the radios, which lie outside the shadow root: it is handed on by `focus()`.
  static override shadowRootOptions: ShadowRootInit = LitElement.shadowRootOptions;
  static override styles = [hostStyles, fieldStyles, radioGroupStyles];

  /** A `segmented` group is one row that takes little room: for two to four short words. */
  @property({ attribute: 'appearance' }) appearance: RadioGroupAppearance = 'list';
  /** How a list runs. */
  @property({ attribute: 'orientation' }) orientation: RadioGroupOrientation = 'vertical';

  readonly #wording = new Wording(this, choiceWords);
  readonly #focusGroup = new FocusGroup(this, {
    items: () => this.#choosable,
    orientation: 'both',
    start: () => this.#choosable.find((radio) => radio === this.#chosen),
    moved: (radio) => this.#choose(radio as SkyRadio),
  });

  constructor() {
    super();
    this.addEventListener('click', this.#onClick);
    this.addEventListener('keydown', this.#onKeydown);
  }

  /** Goes to the chosen radio, or else to the first one. */
  override focus(options?: FocusOptions): void {
    const choosable = this.#choosable;
    (choosable.find((radio) => radio === this.#chosen) ?? choosable[0])?.focus(options);
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
    warnUnlessOneOf(this, 'appearance', this.appearance, appearances);
    warnUnlessOneOf(this, 'orientation', this.orientation, orientations);
    super.update(changed);
    this.#lead();
  }

  protected override render(): TemplateResult {
    const isNamed = this.hasOwnLabel;
    const isShown = isNamed && !this.labelHidden;
    return html`
      <div class=${isShown || this.note ? 'label-row' : 'visually-hidden'} ?hidden=${!isNamed && !this.note}>
        <span class=${isShown ? 'label' : 'visually-hidden'} id="label"
          ><slot name="label">${this.label}</slot
          >${this.required ? html`<span class="required" aria-hidden="true">*</span>` : nothing}</span
        >
        <span class="note" id="note">${this.note}</span>
      </div>
      <div
        part="group" role="radiogroup" class="${this.appearance} ${this.orientation}"
        aria-labelledby=${isNamed ? 'label' : nothing}
        aria-label=${this.outerLabel || nothing}
        aria-describedby="note message"
        aria-required=${this.required ? 'true' : nothing}
        aria-disabled=${this.off ? 'true' : nothing}
        aria-invalid=${this.problem ? 'true' : nothing}
      >
        <slot @slotchange=${this.#onSlotchange}></slot>
      </div>
      ${this.messageRow()}
    `;
  }

  get #radios(): SkyRadio[] {
    // The children, not those assigned to the slot: it is asked before there is a shadow root.
    return [...this.children].filter((child): child is SkyRadio => child.localName === 'sky-radio');
  }

  get #choosable(): SkyRadio[] {
    return this.off ? [] : this.#radios.filter((radio) => !radio.disabled);
  }

  get #chosen(): SkyRadio | undefined {
    return this.#radios.find((radio) => radio.value === this.value);
  }

  #lead(): void {
    const chosen = this.#chosen;
    for (const radio of this.#radios) {
      radio[follow]({
        isChecked: radio === chosen,
        isOff: this.off || radio.disabled,
        isSegment: this.appearance === 'segmented',
        isInvalid: this.problem !== '',
      });
    }
  }

  #choose(radio: SkyRadio): void {
    if (radio === this.#chosen) return;
    this.error = '';
    this.value = radio.value;
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
    const radio = this.#choosable.find((item) => path.includes(item));
    if (radio) this.#choose(radio);
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const radio = this.#choosable.find((item) => item === event.target);
    if (!radio || event.isComposing || event.defaultPrevented) return;
    if (event.key === 'Enter') submitImplicitly(this.form);
    if (event.key !== ' ') return;
    event.preventDefault(); // else the page would scroll
    this.#choose(radio);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-radio-group': SkyRadioGroup;
  }
}
