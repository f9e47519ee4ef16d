import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';

import { FieldElement, type Flag } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { eyeGlyph, eyeOffGlyph } from '../core/glyphs.js';
import { hostStyles } from '../core/host.css.js';
import { submitImplicitly } from '../core/implicit-submission.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { warnOnce } from '../core/warn-once.js';
import { catalogue, Wording } from '../core/wording.js';
import { CapsLock } from './caps-lock.js';
import { capsLockGlyph, keptGlyph, openGlyph } from './glyphs.js';
import { passwordFieldStyles } from './password-field.css.js';
import { keeps, type PasswordRule } from './password.rules.js';
import { en } from './words/en.js';

const passwordFieldWords = catalogue('password-field', en);

const sizes = ['x-small', 'small', 'medium', 'large'] as const;

export type PasswordFieldSize = (typeof sizes)[number];

/**
 * A password that can be shown, with a Caps Lock warning and a list of rules.
 *
 * @tagname sky-password-field
 * @fires {InputEvent} input - Fires on each keystroke.
 * @fires {Event} change - The user committed the password.
 * @slot label - The label, if it is more than text.
 * @slot fix - A correction. It shows only with an error.
 * @csspart control - The box with the border.
 * @csspart input - The native `<input>`.
 * @csspart message - The hint or the error.
 * @csspart rules - The list of rules.
 * @cssprop [--sky-password-field-width=100%] - The maximum inline size.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 */
export class SkyPasswordField extends FieldElement {
  static override styles = [hostStyles, fieldStyles, quietButtonStyles, passwordFieldStyles];

  /** `current-password` to sign in, `new-password` to set one. Password managers need it. */
  @property({ attribute: 'autocomplete' }) autocomplete = '';
  /** Heights of 28, 32, 36 and 40 pixels. */
  @property({ attribute: 'size' }) size: PasswordFieldSize = 'medium';
  /** The rules of a new password. Do not set them for a sign-in, where they would help an attacker. */
  @property({ attribute: false }) rules: readonly PasswordRule[] = [];
  @state() private isRevealed = false;
  /** What is said, once, when the last rule is met; nothing before the person has typed. */
  @state() private isAnnounced = false;
  @query('input') private input!: HTMLInputElement;

  readonly #wording = new Wording(this, passwordFieldWords);
  readonly #capsLock = new CapsLock(this);
  #observedForm: HTMLFormElement | null = null;

  /** Selects the whole password, as the native control does. */
  select(): void {
    this.input.select();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.isRevealed = false;
  }

  formAssociatedCallback(form: HTMLFormElement | null): void {
    this.#observedForm?.removeEventListener('submit', this.#conceal);
    this.#observedForm = form;
    form?.addEventListener('submit', this.#conceal);
  }

  override formResetCallback(): void {
    super.formResetCallback();
    this.isRevealed = false;
    this.isAnnounced = false;
  }

  protected override check(): Flag | null {
    if (this.value === '') return this.required ? 'valueMissing' : null;
    return this.#rules.every((rule) => this.#keeps(rule)) ? null : 'patternMismatch';
  }

  protected override say(flag: Flag): string {
    const { words } = this.#wording;
    if (flag === 'valueMissing') return words.valueMissing;
    return flag === 'patternMismatch' ? words.rulesOpen : super.say(flag);
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'size', this.size, sizes);
    if (!Array.isArray(this.rules)) warnOnce(this, 'has rules that are no list.');
    super.update(changed);
  }

  protected override firstUpdated(): void {
    super.firstUpdated();
    // Safari mends the words of a text, and a password that is shown is one.
    this.input.setAttribute('autocorrect', 'off');
    if (!this.hasOwnLabel && !this.outerLabel) warnOnce(this, 'has no label: nobody can tell which password it is.');
  }

  protected override render(): TemplateResult {
    const { words } = this.#wording;
    return html`
      ${this.labelRow()}
      <div part="control" class="${this.size} ${this.off ? 'off' : ''}">
        ${this.#inputTemplate()} ${this.#revealTemplate()}
      </div>
      <div class="caps-lock" aria-live="polite">
        ${this.#capsLock.isOn ? html`${capsLockGlyph}<span>${words.capsLock}</span>` : nothing}
      </div>
      ${this.messageRow()} ${this.#rulesTemplate()}
      <div class="visually-hidden" aria-live="polite">${this.isAnnounced ? words.rulesMet : ''}</div>
    `;
  }

  #inputTemplate(): TemplateResult {
    return html`<input
      part="input" id="input" type=${this.isRevealed ? 'text' : 'password'}
      spellcheck="false" autocapitalize="none"
      .value=${live(this.value)}
      autocomplete=${this.autocomplete || nothing}
      ?required=${this.required} ?disabled=${this.off}
      aria-label=${this.outerLabel || nothing}
      aria-invalid=${this.problem ? 'true' : nothing}
      aria-describedby="note message rules"
      @input=${this.#onInput} @change=${this.commit} @keydown=${this.#onKeydown}
    />`;
  }

  #revealTemplate(): TemplateResult {
    // The name stays and the pressed state changes: a toggle that does both says the opposite of what it is.
    return html`<button
      class="quiet-button" type="button" ?disabled=${this.off}
      aria-label=${this.#wording.words.showPassword} aria-pressed=${String(this.isRevealed)}
      aria-controls="input"
      @click=${this.#toggleReveal}
    >
      ${this.isRevealed ? eyeOffGlyph : eyeGlyph}
    </button>`;
  }

  #rulesTemplate(): TemplateResult {
    const { words } = this.#wording;
    return html`<ul part="rules" id="rules" ?hidden=${this.#rules.length === 0}>
      ${repeat(
        this.#rules,
        ({ key }) => key,
        (rule) => {
          const isMet = this.value !== '' && this.#keeps(rule);
          return html`<li class=${isMet ? 'met' : ''}>
            ${isMet ? keptGlyph : openGlyph}
            <span><span class="visually-hidden">${isMet ? words.met : words.open}</span> ${rule.label}</span>
          </li>`;
        },
      )}
    </ul>`;
  }

  get #rules(): readonly PasswordRule[] {
    return Array.isArray(this.rules) ? this.rules : [];
  }

  /** A rule that is itself at fault is none: nobody could keep it. */
  #keeps(rule: PasswordRule): boolean {
    try {
      return keeps(this.value, rule);
    } catch (fault) {
      warnOnce(this, `has a rule "${rule.key}" that cannot be tested: ${String(fault)}`);
      return true;
    }
  }

  #onInput(): void {
    this.error = '';
    this.value = this.input.value;
    this.isAnnounced = this.#rules.length > 0 && this.value !== '' && this.#rules.every((rule) => this.#keeps(rule));
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.isComposing) submitImplicitly(this.form);
  }

  #toggleReveal(): void {
    this.isRevealed = !this.isRevealed;
  }

  /** A form that is sent leaves no password to be read, neither on the screen nor in what the browser remembers of texts. */
  readonly #conceal = (): void => {
    this.isRevealed = false;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-password-field': SkyPasswordField;
  }
}
