import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';

import { FieldElement, type Flag, type FormValue } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { Wording } from '../core/wording.js';
import { choiceWords } from './choice-words.js';
import { chevronsGlyph } from './glyphs.js';
import { choicesOf, readEntries, type Choice, type Entry } from './options.js';
import { selectStyles } from './select.css.js';

const sizes = ['x-small', 'small', 'medium', 'large'] as const;

export type SelectSize = (typeof sizes)[number];

/**
 * One option of a short list. The children are native `<option>`, `<optgroup>` and `<hr>` elements.
 *
 * @tagname sky-select
 * @fires {InputEvent} input - The user selected an option.
 * @fires {Event} change - The user selected an option. Fires after `input`.
 * @slot label - The label, if it is more than text.
 * @slot fix - A correction. It shows only with an error.
 * @csspart control - The box with the border.
 * @csspart input - The native `<select>`.
 * @csspart message - The hint or the error.
 * @cssprop [--sky-select-width=100%] - The maximum inline size.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 */
export class SkySelect extends FieldElement {
  static override styles = [hostStyles, fieldStyles, selectStyles];

  /** Heights of 28, 32, 36 and 40 pixels. */
  @property({ attribute: 'size' }) size: SelectSize = 'medium';
  /** The text while nothing is selected. Without it, the first option is selected, as in the native control. */
  @property({ attribute: 'placeholder' }) placeholder = '';
  @query('select') private input!: HTMLSelectElement;

  readonly #wording = new Wording(this, choiceWords);
  readonly #children = new MutationObserver(() => this.requestUpdate());
  #isSet = false;

  /** The value of the selected option, or ''. It can be set before its option exists. */
  override get value(): string {
    return this.#chosen?.value ?? '';
  }
  override set value(value: string) {
    this.#isSet = true;
    super.value = value;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#children.observe(this, { childList: true, subtree: true, characterData: true, attributes: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#children.disconnect();
  }

  override formResetCallback(): void {
    super.formResetCallback();
    this.#isSet = false;
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'size', this.size, sizes);
    super.update(changed);
  }

  protected override updated(): void {
    // Only now the options are there that the choice is among.
    const chosen = this.#chosen;
    const index = this.#choices.findIndex(({ value }) => value === chosen?.value);
    this.input.selectedIndex = this.placeholder ? index + 1 : index;
  }

  protected override check(): Flag | null {
    return this.required && this.value === '' ? 'valueMissing' : null;
  }

  protected override say(flag: Flag): string {
    return flag === 'valueMissing' ? this.#wording.words.valueMissing : super.say(flag);
  }

  protected override formValue(): FormValue {
    const chosen = this.#chosen;
    return chosen && !chosen.isOff ? chosen.value : null;
  }

  protected override formState(): FormValue {
    return this.value;
  }

  protected override render(): TemplateResult {
    const look = `${this.size} ${this.off ? 'off' : ''} ${this.#chosen ? '' : 'unchosen'}`;
    return html`${this.labelRow()}<div part="control" class=${look}><select
      part="input" id="input" ?required=${this.required} ?disabled=${this.off} aria-label=${this.outerLabel || nothing}
      aria-invalid=${this.problem ? 'true' : nothing} aria-describedby="note message" @input=${this.write} @change=${this.commit}
      >${
        this.placeholder
          ? html`<option value="" ?disabled=${this.required} ?hidden=${this.required}>${this.placeholder}</option>`
          : nothing
      }${readEntries(this).map(entryTemplate)}</select>${chevronsGlyph}</div>${this.messageRow()}`;
  }

  get #choices(): Choice[] {
    return choicesOf(readEntries(this));
  }

  get #chosen(): Choice | undefined {
    const choices = this.#choices;
    const wanted = super.value;
    const named = choices.find(({ value }) => value === wanted);
    if (wanted !== '') return named;
    const preset = this.#isSet ? undefined : choices.find(({ isDefault }) => isDefault);
    const first = this.placeholder ? undefined : choices.find(({ isOff, isHidden }) => !isOff && !isHidden);
    return preset ?? named ?? first;
  }
}

function entryTemplate(entry: Entry): TemplateResult {
  if (entry.kind === 'line') return html`<hr />`;
  if (entry.kind === 'choice') return choiceTemplate(entry);
  return html`<optgroup label=${entry.label} ?disabled=${entry.isOff}>${entry.choices.map(choiceTemplate)}</optgroup>`;
}

function choiceTemplate({ value, label, isOff, isHidden }: Choice): TemplateResult {
  return html`<option .value=${value} ?disabled=${isOff} ?hidden=${isHidden}>${label}</option>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-select': SkySelect;
  }
}
