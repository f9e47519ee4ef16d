import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';

import { FieldElement, type Flag } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { hostStyles } from '../core/host.css.js';
import { submitImplicitly } from '../core/implicit-submission.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { warnOnce } from '../core/warn-once.js';
import { catalogue, Wording } from '../core/wording.js';
import { limitOf, stepConverter, stepOf } from './limits.js';
import { numberFieldStyles } from './number-field.css.js';
import { brokenNumberRule, highest, type NumberRules, stepped } from './number-field.rules.js';
import { numberProblem } from './number-problem.js';
import { readNumber, sayNumber, signsOf, wellFormed, withoutUnit, writeNumber } from './number-text.js';
import { Steppers } from './steppers.js';
import { en } from './words/en.js';

const numberFieldWords = catalogue('number-field', en);

const sizes = ['x-small', 'small', 'medium', 'large'] as const;

export type NumberFieldSize = (typeof sizes)[number];

const stepsByKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A number with its label, unit, hint and error. Users type it as their language writes numbers. It is submitted as in
 * HTML: `1.5`. The mouse wheel never changes it.
 *
 * @tagname sky-number-field
 * @fires {InputEvent} input - Fires on each keystroke and each step.
 * @fires {Event} change - The user committed the number: on each step, on Enter, on leaving the field.
 * @slot label - The label, if it is more than text.
 * @slot fix - A correction. It shows only with an error.
 * @csspart control - The box with the border.
 * @csspart input - The native `<input>`.
 * @csspart message - The hint or the error.
 * @cssprop [--sky-number-field-width=100%] - The maximum inline size.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 */
export class SkyNumberField extends FieldElement {
  static override styles = [hostStyles, fieldStyles, quietButtonStyles, numberFieldStyles];

  /** The lowest number. From 0, phones show their number keys, which have no minus. */
  @property({ attribute: 'min', type: Number }) min = -Infinity;
  @property({ attribute: 'max', type: Number }) max = Infinity;
  /** The distance between two allowed numbers, counted from `min`. `any` allows all numbers. A step is then 1. */
  @property({ attribute: 'step', converter: stepConverter }) step: number | 'any' = 1;
  /** The unit, such as GiB. It shows after the number, is read with it, and is not submitted. */
  @property({ attribute: 'unit' }) unit = '';
  /** Heights of 28, 32, 36 and 40 pixels. */
  @property({ attribute: 'size' }) size: NumberFieldSize = 'medium';
  @property({ attribute: 'placeholder' }) placeholder = '';
  @property({ attribute: 'readonly', type: Boolean, reflect: true }) readOnly = false;
  /** Hides the two buttons, for example beside a slider. The keys still step. */
  @property({ attribute: 'without-steppers', type: Boolean }) withoutSteppers = false;
  /** What is being typed, as long as it is not committed. */
  @state() private draft: string | null = null;
  @state() private isUnreadable = false;
  @query('input') private input!: HTMLInputElement;

  readonly #wording = new Wording(this, numberFieldWords);
  readonly #steppers = new Steppers({
    step: (count) => this.#step(count),
    pressed: () => this.input.focus(),
  });
  /** What `change` has told last. */
  #told = '';

  /** The number in HTML notation, such as `-1.5`, or '' for none. Invalid text is ''. */
  override get value(): string {
    return wellFormed(super.value);
  }
  override set value(value: string) {
    super.value = wellFormed(String(value ?? ''));
    this.draft = null;
    this.isUnreadable = false;
  }

  /** The number, or NaN. */
  get valueAsNumber(): number {
    return this.value === '' ? Number.NaN : Number(this.value);
  }
  set valueAsNumber(number: number) {
    this.value = Number.isFinite(number) ? String(number) : '';
  }

  /** Increases the number by steps, without events, as the native control does. */
  stepUp(count = 1): void {
    this.valueAsNumber = stepped(this.#number, count, this.#rules);
  }

  /** Decreases the number by steps, without events, as the native control does. */
  stepDown(count = 1): void {
    this.stepUp(-count);
  }

  /** Selects the whole number, as the native control does. */
  select(): void {
    this.input.select();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#steppers.stop();
  }

  override formResetCallback(): void {
    super.formResetCallback();
    this.draft = null;
    this.isUnreadable = false;
  }

  protected override check(): Flag | null {
    if (this.isUnreadable) return 'badInput';
    if (this.value === '') return this.required ? 'valueMissing' : null;
    return brokenNumberRule(this.valueAsNumber, this.#rules);
  }

  protected override say(flag: Flag): string {
    const { words, language } = this.#wording;
    const said = numberProblem(flag, this.valueAsNumber, this.#rules, words, (number) =>
      sayNumber(number, this.unit, language),
    );
    return said ?? super.say(flag);
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'size', this.size, sizes);
    if (stepOf(this.step) !== this.step) warnOnce(this, `has step="${this.step}"; it takes a number above 0, or any.`);
    if (this.value === '' && this.defaultValue !== '' && super.value === this.defaultValue) {
      warnOnce(this, `has value="${this.defaultValue}", which is no number as HTML spells it.`);
    }
    super.update(changed);
  }

  protected override firstUpdated(): void {
    super.firstUpdated();
    if (!this.hasOwnLabel && !this.outerLabel) warnOnce(this, 'has no label: nobody can tell what to enter.');
  }

  protected override render(): TemplateResult {
    return html`
      ${this.labelRow()}
      <div part="control" class="${this.size} ${this.off ? 'off' : ''}">
        ${this.#inputTemplate()}
        <span class="unit" id="unit" ?hidden=${!this.unit}>${this.unit}</span>
        ${this.withoutSteppers ? nothing : this.#steppersTemplate()}
      </div>
      ${this.messageRow()}
    `;
  }

  #inputTemplate(): TemplateResult {
    const { min, max } = this.#rules;
    const { language } = this.#wording;
    const number = this.#number;
    return html`<input
      part="input" id="input" type="text" role="spinbutton" dir="ltr" autocomplete="off" spellcheck="false"
      inputmode=${this.#keys}
      .value=${live(this.draft ?? writeNumber(this.value, signsOf(language)))}
      placeholder=${this.placeholder || nothing}
      ?required=${this.required} ?disabled=${this.off} ?readonly=${this.readOnly}
      aria-valuenow=${number ?? nothing}
      aria-valuemin=${Number.isFinite(min) ? min : nothing}
      aria-valuemax=${Number.isFinite(max) ? max : nothing}
      aria-label=${this.outerLabel || nothing}
      aria-invalid=${this.problem ? 'true' : nothing}
      aria-describedby="unit note message"
      @focus=${this.#onFocus} @input=${this.#onInput} @change=${this.#onChange} @blur=${this.#commit}
      @keydown=${this.#onKeydown}
    />`;
  }

  #steppersTemplate(): TemplateResult {
    const { words } = this.#wording;
    const number = this.#number;
    const rules = this.#rules;
    const isOff = this.off || this.readOnly;
    return this.#steppers.template(
      { name: words.decrease, isOff: isOff || (number !== null && number <= rules.min) },
      { name: words.increase, isOff: isOff || (number !== null && number >= highest(rules)) },
    );
  }

  get #number(): number | null {
    return this.value === '' ? null : this.valueAsNumber;
  }

  get #rules(): NumberRules {
    const min = limitOf(this.min, -Infinity);
    const start = wellFormed(this.defaultValue);
    const base = Number.isFinite(min) ? min : Number(start || 0);
    return { min, max: limitOf(this.max, Infinity), step: stepOf(this.step), base };
  }

  /** Which keys a telephone shows. Those for digits have no minus on some. */
  get #keys(): string {
    const { min, step } = this.#rules;
    if (min < 0) return 'text';
    return Number.isInteger(step) && Number.isInteger(min) ? 'numeric' : 'decimal';
  }

  #onFocus(): void {
    this.#told = this.draft ?? this.value;
  }

  #onInput(): void {
    const text = this.input.value;
    const value = readNumber(withoutUnit(text, this.unit), signsOf(this.#wording.language));
    this.error = '';
    this.value = value ?? '';
    this.draft = text;
    this.isUnreadable = value === null;
  }

  #onChange(): void {
    this.touched = true;
    this.#commit();
  }

  /** Puts the number into the form of its language. A text that is no number stays, to be mended. */
  #commit(): void {
    if (!this.isUnreadable) this.draft = null;
    const now = this.draft ?? this.value;
    if (now === this.#told) return;
    this.#told = now;
    this.tell('change');
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === 'Enter') {
      this.#commit();
      submitImplicitly(this.form);
    }
    if (this.readOnly || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = this.#byKey(event.key);
    if (next === undefined) return;
    event.preventDefault(); // else the caret would go, or the page would scroll
    this.#take(next);
  }

  #byKey(key: string): number | undefined {
    const rules = this.#rules;
    if (key === 'Home') return Number.isFinite(rules.min) ? rules.min : undefined;
    if (key === 'End') return Number.isFinite(rules.max) ? highest(rules) : undefined;
    const count = Object.hasOwn(stepsByKey, key) ? stepsByKey[key] : undefined;
    return count === undefined ? undefined : stepped(this.#number, count, rules);
  }

  /** A number that the person chose by a key or a button. */
  #take(number: number): void {
    if (number === this.#number) return;
    this.error = '';
    this.valueAsNumber = number;
    this.#told = this.value;
    this.tell('input');
    this.tell('change');
  }

  #step(count: number): boolean {
    const next = stepped(this.#number, count, this.#rules);
    const isOther = next !== this.#number;
    this.#take(next);
    return isOther;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-number-field': SkyNumberField;
  }
}
