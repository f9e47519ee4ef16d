import { html, nothing, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';

import { FieldElement, type Flag, type FormValue } from './field-element.js';

/**
 * What a checkbox and a switch share: on or off instead of a text, the label beside the control, and a press of a
 * label outside. A subclass draws what lies over the native control in `mark()`. Use together with `checkableStyles`.
 */
export abstract class CheckableElement extends FieldElement {
  /** The value that is submitted while it is checked. */
  @property({ attribute: 'value' }) override defaultValue = 'on';
  /** Whether it is checked initially and after a reset. */
  @property({ attribute: 'checked', type: Boolean }) defaultChecked = false;
  @state() private ownChecked: boolean | null = null;
  @query('input') private input!: HTMLInputElement;

  constructor() {
    super();
    this.addEventListener('click', this.#onClick);
  }

  get checked(): boolean {
    return this.ownChecked ?? this.defaultChecked;
  }
  set checked(checked: boolean) {
    this.ownChecked = checked;
  }

  protected override check(): Flag | null {
    return this.required && !this.checked ? 'valueMissing' : null;
  }

  protected override formValue(): FormValue {
    return this.checked ? this.value : null;
  }

  protected override formState(): FormValue {
    return this.checked ? 'on' : 'off';
  }

  override formResetCallback(): void {
    super.formResetCallback();
    this.ownChecked = null;
  }

  override formStateRestoreCallback(restored: FormValue): void {
    this.checked = restored === 'on';
  }

  /** What lies over the native control: the tick, or the knob. */
  protected abstract mark(): TemplateResult;

  /** Where the label stands; a class of `checkableStyles`. */
  protected get arrangement(): string {
    return 'plain';
  }

  /** Neither on nor off. */
  protected get isMixed(): boolean {
    return false;
  }

  /** The role of the native control, when it is not a checkbox. */
  protected get controlRole(): string | null {
    return null;
  }

  /** The person has turned it on or off. */
  protected toggle(checked: boolean): void {
    this.error = '';
    this.checked = checked;
  }

  protected override updated(): void {
    // Not in the template, which knows only what it wrote itself: the person has pressed since.
    this.input.checked = this.checked;
    this.input.indeterminate = this.isMixed;
  }

  protected override render(): TemplateResult {
    return html`<div class="choice ${this.arrangement} ${this.off ? 'off' : ''}"
      ><span class="mark">${this.#inputTemplate()}${this.mark()}</span
      ><label class=${this.hasOwnLabel && !this.labelHidden ? 'words' : 'visually-hidden'} for="input"
        ><slot name="label">${this.labelHidden ? nothing : this.label}</slot
        >${this.required ? html`<span class="required" aria-hidden="true">*</span>` : nothing}</label
      ><span class="note" id="note">${this.note}</span
      >${this.messageRow()}</div>`;
  }

  /** A hidden label is its name alone: as a text beside it, it would be read once more by who goes from word to word. */
  #inputTemplate(): TemplateResult {
    return html`<input
      part="input" id="input" type="checkbox" role=${this.controlRole ?? nothing} ?required=${this.required} ?disabled=${this.off}
      aria-label=${(this.labelHidden ? this.label : this.outerLabel) || nothing}
      aria-invalid=${this.problem ? 'true' : nothing}
      aria-describedby="note message"
      @input=${this.#onInput} @change=${this.commit}
    />`;
  }

  #onInput(): void {
    this.toggle(this.input.checked);
  }

  /** A label outside presses the element, not the control inside it; so does `click()`. */
  readonly #onClick = (event: Event): void => {
    if (event.composedPath()[0] !== this || this.off) return;
    this.toggle(!this.checked);
    this.tell('input');
    this.commit();
  };
}
