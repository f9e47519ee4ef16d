import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';

import { FieldElement, type Flag } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { hostStyles } from '../core/host.css.js';
import { ownStyle } from '../core/own-style.js';
import { warnOnce } from '../core/warn-once.js';
import { catalogue, Wording } from '../core/wording.js';
import { limitOf, stepConverter, stepOf } from '../number-field/limits.js';
import { brokenNumberRule, type NumberRules } from '../number-field/number-field.rules.js';
import { numberProblem } from '../number-field/number-problem.js';
import { sayNumber, wellFormed } from '../number-field/number-text.js';
import { en } from '../number-field/words/en.js';
import { sliderStyles } from './slider.css.js';
import { fractionOf, marksIn, middleOf, type SliderMark } from './slider.rules.js';

const numberFieldWords = catalogue('number-field', en);

/**
 * A number whose position between two limits matters more than its digits. It contains the native control, with its
 * keys.
 *
 * @tagname sky-slider
 * @fires {InputEvent} input - Fires while the thumb moves.
 * @fires {Event} change - Fires when the user releases the thumb, and on each key.
 * @slot label - The label, if it is more than text.
 * @slot end - After the track, instead of the number: for example a `sky-number-field` for the same value.
 * @slot fix - A correction. It shows only with an error.
 * @csspart input - The native `<input>`, as large as the clickable area.
 * @csspart track - The line along which the thumb moves.
 * @csspart output - The number after the track.
 * @csspart message - The hint or the error.
 * @cssprop [--sky-slider-width=100%] - The maximum inline size.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 */
export class SkySlider extends FieldElement {
  static override styles = [hostStyles, fieldStyles, sliderStyles];

  @property({ attribute: 'min', type: Number }) min = 0;
  @property({ attribute: 'max', type: Number }) max = 100;
  /** The distance between two positions of the thumb, counted from `min`. `any` allows all positions. */
  @property({ attribute: 'step', converter: stepConverter }) step: number | 'any' = 1;
  /** The unit, such as GiB. It shows and is read after the number, and is not submitted. */
  @property({ attribute: 'unit' }) unit = '';
  /** Positions with a mark and a number below the track. The attribute is a comma-separated list of numbers. */
  @property({ attribute: 'marks', converter: marksIn }) marks: readonly SliderMark[] = [];
  /** Returns a text for a number, instead of digits and unit, such as "Never" for 0. */
  @property({ attribute: false }) valueText: ((value: number) => string) | undefined;
  @query('input') private input!: HTMLInputElement;

  readonly #wording = new Wording(this, numberFieldWords);

  /**
   * The number in HTML notation. Without one, the middle. A number outside the limits stays and is reported, so that a
   * stored value never changes silently.
   */
  override get value(): string {
    return wellFormed(super.value) || String(middleOf(this.#rules));
  }
  override set value(value: string) {
    super.value = wellFormed(String(value ?? ''));
  }

  get valueAsNumber(): number {
    return Number(this.value);
  }
  set valueAsNumber(number: number) {
    this.value = Number.isFinite(number) ? String(number) : '';
  }

  protected override check(): Flag | null {
    return brokenNumberRule(this.valueAsNumber, this.#rules);
  }

  protected override say(flag: Flag): string {
    const { words } = this.#wording;
    return (
      numberProblem(flag, this.valueAsNumber, this.#rules, words, (number) => this.#say(number)) ?? super.say(flag)
    );
  }

  protected override update(changed: PropertyValues): void {
    const { min, max } = this.#rules;
    if (max <= min) warnOnce(this, `has min="${min}" and max="${max}": there is nothing to choose between.`);
    if (stepOf(this.step) !== this.step) warnOnce(this, `has step="${this.step}"; it takes a number above 0, or any.`);
    super.update(changed);
  }

  protected override firstUpdated(): void {
    super.firstUpdated();
    if (!this.hasOwnLabel && !this.outerLabel) warnOnce(this, 'has no label: nobody can tell what it sets.');
  }

  protected override render(): TemplateResult {
    const fraction = fractionOf(this.valueAsNumber, this.#rules);
    return html`
      ${this.labelRow()}
      <div class="row ${this.off ? 'off' : ''}">
        <div class="run" style=${ownStyle({ '--_fraction': String(fraction) })}>
          <div part="track" class="track"></div>
          ${this.#inputTemplate()}
          ${this.marks.length > 0 ? html`<div class="marks" aria-hidden="true">${this.#marksTemplate()}</div>` : nothing}
        </div>
        <slot name="end"><output part="output" for="input" aria-live="off">${this.#outputTemplate()}</output></slot>
      </div>
      ${this.messageRow()}
    `;
  }

  #inputTemplate(): TemplateResult {
    const { min, max, step } = this.#rules;
    // The limits come first: the native control moves a value that is beyond those it knows.
    return html`<input
      part="input" id="input" type="range"
      min=${min} max=${max} .step=${String(step)} .value=${live(this.value)}
      ?disabled=${this.off}
      aria-valuetext=${this.#say(this.valueAsNumber)}
      aria-label=${this.outerLabel || nothing}
      aria-invalid=${this.problem ? 'true' : nothing}
      aria-describedby="note message"
      @input=${this.#onInput} @change=${this.commit} @keydown=${this.#onKeydown}
    />`;
  }

  /** The longest text gives the output its size, else the track would change its length under the thumb. */
  #outputTemplate(): TemplateResult {
    const { min, max } = this.#rules;
    const own = this.#say(this.valueAsNumber);
    return html`<span class="own"><bdi>${own}</bdi></span>${[min, max].map(
      (end) => html`<span class="room" aria-hidden="true"><bdi>${this.#say(end)}</bdi></span>`,
    )}`;
  }

  #marksTemplate(): TemplateResult[] {
    const rules = this.#rules;
    return this.marks
      .filter(({ value }) => value >= rules.min && value <= rules.max)
      .map(({ value, label }) => {
        const at = fractionOf(value, rules);
        const edge = at === 0 ? 'first' : at === 1 ? 'last' : '';
        return html`<span class="mark ${edge}" style=${ownStyle({ '--_at': String(at) })}
          ><span class="mark-label"><bdi>${label ?? sayNumber(value, '', this.#wording.language)}</bdi></span></span
        >`;
      });
  }

  get #rules(): NumberRules {
    const min = limitOf(this.min, 0);
    return { min, max: limitOf(this.max, 100), step: stepOf(this.step), base: min };
  }

  #say(number: number): string {
    return this.valueText?.(number) ?? sayNumber(number, this.unit, this.#wording.language);
  }

  #onInput(): void {
    this.error = '';
    this.value = this.input.value;
  }

  /** Towards the end of the line is more, wherever that is. WebKit alone always has it at the right. */
  #onKeydown(event: KeyboardEvent): void {
    const isHorizontal = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (!isHorizontal || event.defaultPrevented || !this.matches(':dir(rtl)')) return;
    event.preventDefault();
    const { input } = this;
    const before = input.value;
    if (event.key === 'ArrowLeft') input.stepUp();
    else input.stepDown();
    if (input.value === before) return;
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-slider': SkySlider;
  }
}
