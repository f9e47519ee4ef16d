import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';

import { FieldElement, type Flag } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { crossGlyph, eyeGlyph, eyeOffGlyph } from '../core/glyphs.js';
import { hostStyles } from '../core/host.css.js';
import { submitImplicitly } from '../core/implicit-submission.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { catalogue, Wording } from '../core/wording.js';
import { brokenTextRule } from './text-field.rules.js';
import { textFieldStyles } from './text-field.css.js';
import { en } from './words/en.js';

const textFieldWords = catalogue('text-field', en);

const types = ['text', 'email', 'password', 'search', 'url', 'tel'] as const;
const sizes = ['x-small', 'small', 'medium', 'large'] as const;

export type TextFieldType = (typeof types)[number];
export type TextFieldSize = (typeof sizes)[number];

/**
 * One line of text with label, hint and error.
 *
 * @tagname sky-text-field
 * @fires {InputEvent} input - Fires on each keystroke.
 * @fires {Event} change - The user committed the text.
 * @slot label - The label, if it is more than text.
 * @slot start - Before the text, inside the border.
 * @slot end - After the text, inside the border.
 * @slot fix - A correction. It shows only with an error.
 * @csspart control - The box with the border.
 * @csspart input - The native `<input>`.
 * @csspart message - The hint or the error.
 * @cssprop [--sky-text-field-width=100%] - The maximum inline size.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 */
export class SkyTextField extends FieldElement {
  static override styles = [hostStyles, fieldStyles, quietButtonStyles, textFieldStyles];

  /** A password has a button that shows it. Escape clears a search. */
  @property({ attribute: 'type' }) type: TextFieldType = 'text';
  /** Heights of 28, 32, 36 and 40 pixels. */
  @property({ attribute: 'size' }) size: TextFieldSize = 'medium';
  @property({ attribute: 'placeholder' }) placeholder = '';
  @property({ attribute: 'autocomplete' }) autocomplete = '';
  @property({ attribute: 'inputmode' }) override inputMode = '';
  /** The maximum number of characters. A longer text stays and is reported, so that pasted text is not lost. */
  @property({ attribute: 'maxlength', type: Number }) maxLength = Infinity;
  /** The minimum number of characters, unless the field is empty. */
  @property({ attribute: 'minlength', type: Number }) minLength = 0;
  /** A regular expression that the whole text must match. */
  @property({ attribute: 'pattern' }) pattern = '';
  @property({ attribute: 'readonly', type: Boolean, reflect: true }) readOnly = false;
  /** Spell checking. On by default. Turn it off with "false", as the native attribute. */
  @property({ attribute: 'spellcheck', converter: (value) => value !== 'false' }) override spellcheck = true;
  /** Text before the value, such as "https://". It is not submitted. For more than text, use the slot `start`. */
  @property({ attribute: 'prefix' }) prefixText = '';
  /** Text after the value, such as a unit. It is not submitted. For more than text, use the slot `end`. */
  @property({ attribute: 'suffix' }) suffixText = '';
  /** Adds a button that clears the field. */
  @property({ attribute: 'with-clear', type: Boolean }) withClear = false;
  @state() private isRevealed = false;
  @query('input') private input!: HTMLInputElement;

  readonly #wording = new Wording(this, textFieldWords);

  /** Selects the whole text, as the native control does. */
  select(): void {
    this.input.select();
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'type', this.type, types);
    warnUnlessOneOf(this, 'size', this.size, sizes);
    super.update(changed);
  }

  protected override updated(): void {
    // Not in the template, which knows only what it wrote itself: the person has typed since.
    if (this.input.value !== this.value) this.input.value = this.value;
  }

  protected override check(): Flag | null {
    return brokenTextRule(this.value, this);
  }

  protected override say(flag: Flag): string {
    const { words } = this.#wording;
    if (flag === 'tooLong') return words.tooLong(this.maxLength);
    if (flag === 'tooShort') return words.tooShort(this.minLength);
    if (flag === 'typeMismatch' && (this.type === 'email' || this.type === 'url')) return words[this.type];
    return super.say(flag);
  }

  protected override render(): TemplateResult {
    return html`${this.labelRow()}<div part="control" class="${this.size} ${this.off ? 'off' : ''}"><slot name="start" class=${
      this.slotted.has('start') ? '' : 'empty'
    }></slot>${this.#affixTemplate('prefix', this.prefixText)}<input
      part="input" id="input"
      type=${this.type === 'password' && this.isRevealed ? 'text' : this.type}
      placeholder=${this.placeholder || nothing}
      autocomplete=${this.autocomplete || nothing}
      inputmode=${this.inputMode || nothing}
      spellcheck=${this.spellcheck && this.type !== 'password'}
      ?required=${this.required} ?disabled=${this.off} ?readonly=${this.readOnly}
      aria-label=${this.outerLabel || nothing}
      aria-invalid=${this.problem ? 'true' : nothing}
      aria-describedby="prefix suffix note message"
      @input=${this.write} @change=${this.commit} @keydown=${this.#onKeydown}
    />${this.#affixTemplate('suffix', this.suffixText)}${this.#clearTemplate()}${this.#revealTemplate()}<slot name="end" class=${this.slotted.has('end') ? '' : 'empty'}></slot></div>${this.messageRow()}`;
  }

  #affixTemplate(id: string, text: string): TemplateResult | typeof nothing {
    return text ? html`<bdi class="affix" id=${id}>${text}</bdi>` : nothing;
  }

  #clearTemplate(): TemplateResult | typeof nothing {
    if (!this.withClear || this.value === '' || this.off || this.readOnly) return nothing;
    return html`<button class="quiet-button" type="button" aria-label=${this.#wording.words.clear} @click=${this.#clear}>
      ${crossGlyph}
    </button>`;
  }

  #revealTemplate(): TemplateResult | typeof nothing {
    if (this.type !== 'password') return nothing;
    // The name stays and the pressed state changes: a toggle that does both says the opposite of what it is.
    return html`<button
      class="quiet-button" type="button" ?disabled=${this.off}
      aria-label=${this.#wording.words.showPassword} aria-pressed=${this.isRevealed}
      @click=${this.#toggleReveal}
    >
      ${this.isRevealed ? eyeOffGlyph : eyeGlyph}
    </button>`;
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === 'Enter') submitImplicitly(this.form);
    if (event.key === 'Escape' && this.type === 'search' && this.value !== '' && !this.readOnly) {
      // The first Escape empties the search, the next one belongs to the dialog around it.
      event.preventDefault();
      this.#clear();
    }
  }

  #clear(): void {
    this.error = '';
    this.value = '';
    this.tell('input');
    this.tell('change');
    this.input.focus();
  }

  #toggleReveal(): void {
    this.isRevealed = !this.isRevealed;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-text-field': SkyTextField;
  }
}
