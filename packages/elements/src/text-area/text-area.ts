import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';

import { FieldElement, type Flag } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { catalogue, Wording } from '../core/wording.js';
import { en } from '../text-field/words/en.js';
import { textAreaStyles } from './text-area.css.js';

const textFieldWords = catalogue('text-field', en);

const resizes = ['vertical', 'none', 'auto'] as const;

export type TextAreaResize = (typeof resizes)[number];

/**
 * Several lines of text with label, hint and error.
 *
 * @tagname sky-text-area
 * @fires {InputEvent} input - Fires on each keystroke.
 * @fires {Event} change - The user committed the text.
 * @slot label - The label, if it is more than text.
 * @slot fix - A correction. It shows only with an error.
 * @csspart control - The box with the border.
 * @csspart input - The native `<textarea>`.
 * @csspart message - The hint or the error.
 * @cssprop [--sky-text-area-width=100%] - The maximum inline size.
 * @cssprop [--sky-text-area-max-height=20rem] - The maximum height of a box that grows with its text.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 */
export class SkyTextArea extends FieldElement {
  static override styles = [hostStyles, fieldStyles, textAreaStyles];

  /** The number of visible lines. */
  @property({ attribute: 'rows', type: Number }) rows = 3;
  /** The maximum number of characters. A longer text stays and is reported, so that pasted text is not lost. */
  @property({ attribute: 'maxlength', type: Number }) maxLength = Infinity;
  @property({ attribute: 'placeholder' }) placeholder = '';
  @property({ attribute: 'readonly', type: Boolean, reflect: true }) readOnly = false;
  /** Spell checking. On by default. Turn it off with "false", as the native attribute. */
  @property({ attribute: 'spellcheck', converter: (value) => value !== 'false' }) override spellcheck = true;
  /** How the box grows: by the user (`vertical`), never, or with the text (`auto`). */
  @property({ attribute: 'resize' }) resize: TextAreaResize = 'vertical';
  @query('textarea') private input!: HTMLTextAreaElement;

  readonly #wording = new Wording(this, textFieldWords);
  #growth: Promise<void> | undefined;

  /** Selects the whole text, as the native control does. */
  select(): void {
    this.input.select();
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'resize', this.resize, resizes);
    super.update(changed);
  }

  protected override updated(): void {
    if (this.resize === 'auto' && !CSS.supports('field-sizing', 'content')) this.#grow();
    this.input.style.setProperty('--_rows', `${this.rows}`);
    // Not in the template, which knows only what it wrote itself: the person has typed since.
    if (this.input.value !== this.value) this.input.value = this.value;
  }

  protected override check(): Flag | null {
    if (this.required && this.value === '') return 'valueMissing';
    return this.value.length > this.maxLength ? 'tooLong' : null;
  }

  protected override say(flag: Flag): string {
    return flag === 'tooLong' ? this.#wording.words.tooLong(this.maxLength) : super.say(flag);
  }

  protected override render(): TemplateResult {
    return html`${this.labelRow()}<div part="control" class="${this.resize} ${this.off ? 'off' : ''}"><textarea
      part="input" id="input" rows=${this.rows} placeholder=${this.placeholder || nothing} spellcheck=${this.spellcheck}
      ?required=${this.required} ?disabled=${this.off} ?readonly=${this.readOnly} aria-label=${this.outerLabel || nothing}
      aria-invalid=${this.problem ? 'true' : nothing} aria-describedby="note message" @input=${this.write} @change=${this.commit}
      ></textarea></div>${this.messageRow()}`;
  }

  /** For browsers that cannot do it by themselves; until it is there the text scrolls. */
  #grow(): void {
    this.#growth ??= import('./auto-grow.js').then(
      ({ AutoGrow }) => void new AutoGrow(this, () => (this.resize === 'auto' ? this.input : null)),
      () => (this.#growth = undefined),
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-text-area': SkyTextArea;
  }
}
