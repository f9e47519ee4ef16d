import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';

import { FieldElement, type Flag } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { hostStyles } from '../core/host.css.js';
import { submitImplicitly } from '../core/implicit-submission.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { catalogue, Wording } from '../core/wording.js';
import { limitOf } from '../number-field/limits.js';
import { cidrFieldStyles } from './cidr-field.css.js';
import { brokenCidrRule, readCidr, type CidrProblem, type CidrRules, type CidrVersion } from './cidr-field.rules.js';
import { cidrProblemText, flagOf } from './cidr-problem.js';
import { en } from './words/en.js';

const cidrFieldWords = catalogue('cidr-field', en);

const sizes = ['x-small', 'small', 'medium', 'large'] as const;
const versions = ['4', '6', 'any'] as const satisfies readonly CidrVersion[];

export type CidrFieldSize = (typeof sizes)[number];

/**
 * A network in CIDR notation, IPv4 or IPv6. If the address is inside a network but is not its network address, the
 * field reports it and suggests the network.
 *
 * @tagname sky-cidr-field
 * @fires {InputEvent} input - Fires on each keystroke, when the suggestion is applied, and when committing shortens the
 *   notation.
 * @fires {Event} change - The user committed the text or applied the suggestion.
 * @slot label - The label, if it is more than text.
 * @slot fix - A correction, instead of the field's own suggestion.
 * @csspart control - The box with the border.
 * @csspart input - The native `<input>`.
 * @csspart message - The hint or the error.
 * @cssprop [--sky-cidr-field-width=100%] - The maximum inline size.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 */
export class SkyCidrField extends FieldElement {
  static override styles = [hostStyles, fieldStyles, cidrFieldStyles];

  /** The accepted IP version. */
  @property({ attribute: 'version' }) version: CidrVersion = 'any';
  /** The shortest prefix length: with 16, no network is larger than a /16. */
  @property({ attribute: 'min-prefix', type: Number }) minPrefix = 0;
  /** The longest prefix length: with 28, no network is smaller than a /28. */
  @property({ attribute: 'max-prefix', type: Number }) maxPrefix = Infinity;
  @property({ attribute: 'placeholder' }) placeholder = '';
  /** Heights of 28, 32, 36 and 40 pixels. */
  @property({ attribute: 'size' }) size: CidrFieldSize = 'medium';
  @property({ attribute: 'readonly', type: Boolean, reflect: true }) readOnly = false;
  @query('input') private input!: HTMLInputElement;

  readonly #wording = new Wording(this, cidrFieldWords);
  /** The text that a `change` was last told of, or with which the person began. */
  #told = '';

  /** Selects the whole text, as the native control does. */
  select(): void {
    this.input.select();
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'version', this.version, versions);
    warnUnlessOneOf(this, 'size', this.size, sizes);
    super.update(changed);
  }

  protected override check(): Flag | null {
    return flagOf(this.#broken);
  }

  protected override say(flag: Flag): string {
    const broken = this.#broken;
    return broken ? cidrProblemText(broken, this.#rules, this.#wording.words) : super.say(flag);
  }

  protected override render(): TemplateResult {
    return html`
      ${this.labelRow()}
      <div part="control" class="${this.size} ${this.off ? 'off' : ''}">
        <input
          part="input" id="input" type="text" dir="ltr" autocomplete="off" autocapitalize="none" spellcheck="false"
          .value=${live(this.value)} placeholder=${this.placeholder || nothing}
          ?required=${this.required} ?disabled=${this.off} ?readonly=${this.readOnly}
          aria-label=${this.outerLabel || nothing}
          aria-invalid=${this.problem ? 'true' : nothing}
          aria-describedby="note message use"
          @focus=${this.#onFocus} @input=${this.#onInput} @change=${this.#onChange} @keydown=${this.#onKeydown}
        />
      </div>
      ${this.messageRow(this.#offerTemplate())}
    `;
  }

  #offerTemplate(): TemplateResult | typeof nothing {
    const broken = this.#broken;
    if (broken?.kind !== 'notNetwork' || !this.problem || this.off || this.readOnly) return nothing;
    return html`<button type="button" class="use" id="use" @click=${() => this.#use(broken.network)}>
      ${this.#wording.words.use(broken.network)}
    </button>`;
  }

  get #rules(): CidrRules {
    return {
      required: this.required,
      version: versions.includes(this.version) ? this.version : 'any',
      minPrefix: limitOf(this.minPrefix, 0),
      maxPrefix: limitOf(this.maxPrefix, Infinity),
    };
  }

  get #broken(): CidrProblem | null {
    return brokenCidrRule(this.value, this.#rules);
  }

  #use(network: string): void {
    this.#told = this.value;
    this.#write(network);
    // Before it has the focus: what is in it then is what the browser measures a change by.
    this.input.value = network;
    this.#commit();
    this.input.focus();
  }

  #write(text: string): void {
    this.error = '';
    this.value = text;
    this.tell('input');
  }

  #onFocus(): void {
    this.#told = this.value;
  }

  #onInput(): void {
    this.error = '';
    this.value = this.input.value;
  }

  #onChange(): void {
    this.touched = true;
    this.#commit();
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.isComposing) return;
    this.#commit();
    submitImplicitly(this.form);
  }

  /** A shortened text may be the one that the browser measures by from now on, or not: what was told is kept here. */
  #commit(): void {
    this.#shorten();
    if (this.value === this.#told) return;
    this.#told = this.value;
    this.touched = true;
    this.tell('change');
  }

  /** One network, one spelling: what is kept and compared is the shortest. It is the same network, so nobody is asked. */
  #shorten(): void {
    const cidr = readCidr(this.value);
    if (cidr?.isNetwork && cidr.network !== this.value) this.#write(cidr.network);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-cidr-field': SkyCidrField;
  }
}
