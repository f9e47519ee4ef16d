import { html, LitElement, nothing, type PropertyDeclaration, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';

import { asText } from './as-text.js';
import { en } from './field-words/en.js';
import { alertGlyph } from './glyphs.js';
import { SlotPresence } from './slot-presence.js';
import { catalogue, Wording } from './wording.js';

const fieldWords = catalogue('field', en);

/** A rule the browser knows. Our own problems come in through `error`. */
export type Flag = Exclude<keyof ValidityState, 'valid' | 'customError'>;

/** What a control sends with its form; `null` sends nothing. */
export type FormValue = File | FormData | string | null;

/**
 * What every form control shares: its value in the form, its validity and when to show it, its label and message.
 * A subclass owns the template and the rules in `check()`. It may override `say()` for more exact words, `formValue()`
 * when it does not send one string, and the form callbacks when it has more to reset or to restore.
 *
 * @cssprop [--sky-required-mark=inline] - `none` hides the asterisk of required fields, for pages that mark optional
 *   ones.
 */
export abstract class FieldElement extends LitElement {
  // The browser reads these two once, when the tag is defined.
  static readonly formAssociated = true;
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  protected readonly internals = this.attachInternals();
  protected readonly slotted = new SlotPresence(this);
  readonly #wording = new Wording(this, fieldWords);

  /** The form name of the value. */
  @property({ attribute: 'name', reflect: true }) name = '';
  /** The label. For more than text, use the slot `label`. */
  @property({ attribute: 'label' }) label = '';
  /** Hides the label visually. It remains the accessible name. */
  @property({ attribute: 'label-hidden', type: Boolean }) labelHidden = false;
  /** A short note at the end of the label's row, such as the allowed range. */
  @property({ attribute: 'note' }) note = '';
  /** One sentence below the control. An error replaces it. */
  @property({ attribute: 'hint' }) hint = '';
  /** An error found outside the browser, such as by the server. It is cleared when the user types. */
  @property({ attribute: 'error' }) error = '';
  @property({ attribute: 'required', type: Boolean, reflect: true }) required = false;
  @property({ attribute: 'disabled', type: Boolean, reflect: true }) disabled = false;
  /** The initial value, also after a reset. */
  @property({ attribute: 'value' }) defaultValue = '';
  @state() private own: string | null = null;
  @state() protected touched = false;
  @state() private fieldsetDisabled = false;
  #isAsking: boolean | undefined;
  /** Who only passes through has done nothing wrong yet. */
  #isTyped: boolean | undefined;

  constructor() {
    super();
    this.addEventListener('invalid', this.#onInvalid);
    // On the way down: some keep what is typed inside to themselves.
    this.addEventListener(
      'input',
      () => {
        this.#isTyped = true;
      },
      true,
    );
    this.addEventListener('focusout', this.#onFocusout);
  }

  get value(): string {
    return asText(this.own ?? this.defaultValue);
  }
  set value(value: string) {
    this.own = value;
  }

  get form(): HTMLFormElement | null {
    return this.internals.form;
  }
  get validity(): ValidityState {
    this.#sync();
    return this.internals.validity;
  }
  /** The error text in the language of the page, shown or not. */
  get validationMessage(): string {
    this.#sync();
    return this.internals.validationMessage;
  }
  get willValidate(): boolean {
    return this.internals.willValidate;
  }

  /** Validates without showing an error. */
  checkValidity(): boolean {
    this.#sync();
    this.#isAsking = true;
    try {
      return this.internals.checkValidity();
    } finally {
      this.#isAsking = false;
    }
  }

  /** Validates, shows the error and focuses the control. */
  reportValidity(): boolean {
    this.#sync();
    return this.internals.reportValidity();
  }

  /** The first rule the value breaks. Pure: it reads properties, never the shadow tree. */
  protected abstract check(): Flag | null;

  /** A rule in the words of the language around the element. */
  protected say(flag: Flag): string {
    return this.#wording.words[flag];
  }

  protected formValue(): FormValue {
    return this.value;
  }

  /** What the browser keeps for `formStateRestoreCallback` when the person leaves the page and comes back. */
  protected formState(): FormValue {
    return this.formValue();
  }

  /** Disabled by itself or by a fieldset around it. */
  protected get off(): boolean {
    return this.disabled || this.fieldsetDisabled;
  }

  /** The problem to show now; nothing before the person has written something and left, or sent the form. */
  protected get problem(): string {
    return this.touched || this.error ? this.internals.validationMessage : '';
  }

  /** Where the browser points when it reports a problem. */
  protected get anchor(): HTMLElement | undefined {
    return this.renderRoot?.querySelector<HTMLElement>('[part~="input"]') ?? undefined;
  }

  /** Lit renders later; a form may ask now. So value and validity follow each property at once. */
  override requestUpdate(name?: PropertyKey, old?: unknown, options?: PropertyDeclaration): void {
    // A field's first value is no change: the first update is due anyway, and a thousand elements feel the difference.
    if (name === undefined || old !== undefined || this.hasUpdated) super.requestUpdate(name, old, options);
    // Before it is on a page, fields of a subclass may have no value yet.
    if (!this.renderRoot) return;
    // At once and not with the update: the browser answers with `formDisabledCallback`, which has to be heard before.
    if (name === 'disabled') this.toggleAttribute('disabled', this.disabled);
    this.#sync();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sync();
  }

  protected override firstUpdated(): void {
    // Until now there was nothing for the problem to point at.
    this.#sync();
  }

  formResetCallback(): void {
    this.own = null;
    this.touched = this.#isTyped = false;
    this.error = '';
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.fieldsetDisabled = isDisabled;
  }

  formStateRestoreCallback(kept: FormValue): void {
    if (typeof kept === 'string') this.value = kept;
  }

  /**
   * The label and the note. `control` is the id of what the label names. Here and below there is no white space between
   * nodes: it is a node itself, in each of many controls.
   */
  protected labelRow(control = 'input'): TemplateResult {
    const isNamed = this.hasOwnLabel;
    const isShown = isNamed && !this.labelHidden;
    return html`<div class=${isShown || this.note ? 'label-row' : 'visually-hidden'} ?hidden=${
      !isNamed && !this.note
    }><label class=${isShown ? 'label' : 'visually-hidden'} for=${control}><slot name="label">${this.label}</slot>${
      this.required ? html`<span class="required" aria-hidden="true">*</span>` : nothing
    }</label>${this.note ? html`<span class="note" id="note">${this.note}</span>` : nothing}</div>`;
  }

  /**
   * The hint, or the problem in its place with an offer to mend it. Never hidden, for a live region that appears
   * together with its text is not announced. Controls say `aria-describedby="note message"`. `fix` is the control's own
   * offer, where the slot brings none.
   */
  protected messageRow(fix: TemplateResult | typeof nothing = nothing): TemplateResult {
    const { problem } = this;
    return html`<div class="message-row ${problem ? 'problem' : this.hint ? '' : 'empty'}">${
      problem ? alertGlyph : nothing
    }<div><span part="message" id="message" aria-live="polite">${
      problem || this.hint || nothing
    }</span><slot name="fix" ?hidden=${!problem}>${fix}</slot></div></div>`;
  }

  /** Whether there is a label inside, shown or hidden. */
  protected get hasOwnLabel(): boolean {
    return this.label !== '' || this.slotted.has('label');
  }

  /** Without an own label, the text of the `<label>` outside; the browser does not hand it on to the control inside. */
  protected get outerLabel(): string {
    if (this.hasOwnLabel) return '';
    return [...this.internals.labels].map((label) => label.textContent!.trim()).join(' ');
  }

  /** Fires a native event again for what a person did: of the two, only `input` crosses a shadow boundary by itself. */
  protected tell(type: 'input' | 'change'): void {
    this.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
  }

  /** For the native `input` of the control inside. */
  protected write(event: Event): void {
    this.error = '';
    this.value = (event.target as HTMLInputElement).value;
  }

  /** For the native `change` of the control inside: the person has written something, and is done with it. */
  protected commit(): void {
    this.touched = true;
    this.tell('change');
  }

  #sync(): void {
    const { internals, off } = this;
    internals.setFormValue(off ? null : this.formValue(), off ? null : this.formState());
    const error = asText(this.error);
    const flag = off ? null : error ? 'customError' : this.check();
    if (flag) internals.setValidity({ [flag]: true }, error || this.say(flag as Flag), this.anchor);
    else if (!internals.validity.valid) internals.setValidity({});
    internals.states[this.problem ? 'add' : 'delete']('user-invalid');
  }

  /**
   * The person has typed and left. Another window coming to the front is no leaving: focus stays with us. What we say
   * moves what is below: a press that takes the focus away is to end first, or it is lost.
   */
  readonly #onFocusout = (): void => {
    const leave = () => {
      if (this.#isTyped && !this.matches(':focus-within')) this.touched = true;
    };
    if (document.querySelector(':active')) addEventListener('mouseup', leave, { once: true });
    else leave();
  };

  /**
   * Our message stands below the control, so the browser's bubble stays away; then the way to the first invalid
   * control is ours to go. The browser does not tell `form.checkValidity()` from a report: that one shows, too.
   */
  readonly #onInvalid = (event: Event): void => {
    if (this.#isAsking) return;
    event.preventDefault();
    this.touched = true;
    // Whatever folds us up opens, as it does for what a search of the page finds.
    this.dispatchEvent(new Event('beforematch', { bubbles: true, composed: true }));
    if (
      (this.form ? [...this.form.elements] : [this]).find((control) => control.matches(':invalid:not(fieldset)')) ===
      this
    )
      this.focus();
  };
}
