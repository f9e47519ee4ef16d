import { html, LitElement, nothing, type PropertyDeclaration, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { ringStyles } from '../spinner/ring.css.js';
import { buttonStyles } from './button.css.js';
import { pressForm } from './submitter.js';
import { triState } from './tri-state.js';

const variants = ['primary', 'secondary', 'ghost', 'danger', 'danger-ghost', 'link'] as const;
const sizes = ['x-small', 'small', 'medium', 'large'] as const;
const types = ['button', 'submit', 'reset'] as const;

export type ButtonVariant = (typeof variants)[number];
export type ButtonSize = (typeof sizes)[number];
export type ButtonType = (typeof types)[number];

/**
 * Performs an action or, with `href`, opens a page.
 *
 * @tagname sky-button
 * @slot - The text, or an icon with `icon-only`.
 * @slot start - Before the text, usually an icon. While busy, a ring replaces it.
 * @slot end - After the text, such as a count or an arrow.
 * @csspart control - The native `<button>` or `<a>`.
 * @csspart reason - The box with the reason why the button is disabled.
 */
export class SkyButton extends LitElement {
  // The browser reads these two once, when the tag is defined.
  static readonly formAssociated = true;
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [hostStyles, ringStyles, buttonStyles];

  readonly #internals = this.attachInternals();
  #reasonTip: Promise<void> | undefined;

  @property({ attribute: 'variant' }) variant: ButtonVariant = 'secondary';
  /** Heights of 28, 32, 36 and 40 pixels. */
  @property({ attribute: 'size' }) size: ButtonSize = 'medium';
  /** The effect on its form. */
  @property({ attribute: 'type' }) type: ButtonType = 'button';
  /** The form name of the value, submitted if this button submits the form. */
  @property({ attribute: 'name', reflect: true }) name = '';
  @property({ attribute: 'value' }) value = '';
  @property({ attribute: 'disabled', type: Boolean, reflect: true }) disabled = false;
  /**
   * The reason why the button is disabled. A button with a reason is disabled, but can be focused, so that the reason
   * can be read.
   */
  @property({ attribute: 'disabled-reason' }) disabledReason = '';
  /** The action is running: a ring turns, the focus stays, clicks are ignored. */
  @property({ attribute: 'busy', type: Boolean }) busy = false;
  /** The accessible name, if the content is none. Required with `icon-only`. */
  @property({ attribute: 'label' }) label = '';
  /** The accessible description. `sky-tooltip` sets it. */
  @property({ attribute: 'description' }) description = '';
  /** A square button with a single icon. */
  @property({ attribute: 'icon-only', type: Boolean }) iconOnly = false;
  /** Makes it a toggle button that is pressed or not. With `null`, it is none. */
  @property({ attribute: 'pressed', converter: triState }) pressed: boolean | null = null;
  /** Whether the popup is open. `null` if the button opens none. */
  @property({ attribute: 'expanded', converter: triState }) expanded: boolean | null = null;
  /** The kind of popup: `menu`, `dialog`, `listbox`, `tree` or `grid`. */
  @property({ attribute: 'haspopup' }) haspopup = '';
  /** The popup, for assistive technology. It can be in any surrounding tree. */
  @property({ attribute: false }) controls: Element | null = null;
  /** Makes it a link to this URL. */
  @property({ attribute: 'href' }) href = '';
  @property({ attribute: 'target' }) target = '';
  @property({ attribute: 'rel' }) rel = '';
  @state() private fieldsetDisabled = false;

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  /** Clicks it, as the native method does. */
  override click(): void {
    const control = this.#control;
    if (control) control.click();
    else if (!this.#isOff && !this.#isHeld) super.click();
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.fieldsetDisabled = isDisabled;
  }

  override requestUpdate(name?: PropertyKey, old?: unknown, options?: PropertyDeclaration): void {
    // A field's first value is no change: the first update is due anyway, and a thousand buttons feel the difference.
    if (name === undefined || old !== undefined || this.hasUpdated) super.requestUpdate(name, old, options);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.addEventListener('click', SkyButton.#guard, { capture: true });
    return root;
  }

  protected override update(changed: PropertyValues): void {
    // Before it renders: the browser answers with `formDisabledCallback`, which has to be heard before.
    if (changed.has('disabled')) this.toggleAttribute('disabled', this.disabled);
    warnUnlessOneOf(this, 'variant', this.variant, variants);
    warnUnlessOneOf(this, 'size', this.size, sizes);
    warnUnlessOneOf(this, 'type', this.type, types);
    super.update(changed);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.disabledReason) this.#showReason();
    // With an address or without one, it is another native element.
    if (changed.has('controls') || changed.has('href'))
      this.#control!.ariaControlsElements = this.controls ? [this.controls] : null;
    const isNamedAnew = changed.has('iconOnly') || changed.has('label');
    if (isNamedAnew && this.iconOnly && !this.label)
      console.warn('<sky-button icon-only> has no label: nobody can tell what it does.', this);
  }

  protected override render(): TemplateResult {
    return this.href ? this.#linkTemplate() : this.#buttonTemplate();
  }

  /** Stops a press before anybody hears of it, from inside or outside. One function for all buttons of a page. */
  static #guard(event: Event): void {
    const button = (event.currentTarget as ShadowRoot).host as SkyButton;
    if (!button.#isHeld && !button.#isOff) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Off as a native button is: no focus, no events. */
  get #isOff(): boolean {
    return !this.disabledReason && (this.disabled || this.fieldsetDisabled);
  }

  /** Can have focus, but does nothing now. */
  get #isHeld(): boolean {
    return this.busy || this.disabledReason !== '';
  }

  get #control(): HTMLElement | null {
    return this.renderRoot?.querySelector<HTMLElement>('[part="control"]') ?? null;
  }

  get #look(): string {
    const isOff = this.#isOff || this.disabledReason !== '';
    return `${this.variant} ${this.size} ${this.iconOnly ? 'icon-only' : ''} ${isOff ? 'off' : ''} ${this.pressed ? 'pressed' : ''}`;
  }

  // White space between nodes is a node itself, in each of many buttons, and so is a template inside another one: here is
  // none, and what goes away while the ring turns goes by the style sheet.
  #buttonTemplate(): TemplateResult {
    // The browser presses an own form, after every listener had its say; that form hands the press on. Only where there
    // is something to press: to the browser a form is heavier than all the rest of a button.
    return html`<button
        part="control" class=${this.#look} type=${this.type} form="press" ?disabled=${this.#isOff || nothing}
        aria-label=${this.label || nothing} aria-description=${this.description || nothing}
        aria-disabled=${this.#isHeld ? 'true' : nothing} aria-busy=${this.busy ? 'true' : nothing}
        aria-pressed=${this.pressed ?? nothing} aria-expanded=${this.expanded ?? nothing}
        aria-haspopup=${this.haspopup || nothing} aria-describedby=${this.disabledReason ? 'reason' : nothing}
        >${this.#ringTemplate()}<slot name="start"></slot><slot class="words"></slot><slot name="end"></slot></button>${
          this.type === 'button'
            ? nothing
            : html`<form id="press" hidden novalidate @submit=${this.#onPress} @reset=${this.#onPress}></form>`
        }${this.#reasonTemplate()}`;
  }

  #linkTemplate(): TemplateResult {
    const isHeld = this.#isOff || this.#isHeld;
    return html`<a
        part="control" class=${this.#look} role=${isHeld ? 'link' : nothing}
        href=${isHeld ? nothing : this.href} target=${this.target || nothing} rel=${this.rel || nothing}
        tabindex=${isHeld && !this.#isOff ? 0 : nothing}
        aria-label=${this.label || nothing} aria-description=${this.description || nothing}
        aria-disabled=${isHeld ? 'true' : nothing}
        aria-busy=${this.busy ? 'true' : nothing}
        aria-describedby=${this.disabledReason ? 'reason' : nothing}
        >${this.#ringTemplate()}<slot name="start"></slot><slot class="words"></slot><slot name="end"></slot></a>${this.#reasonTemplate()}`;
  }

  #ringTemplate(): TemplateResult | typeof nothing {
    return this.busy ? html`<span class="ring"></span>` : nothing;
  }

  #reasonTemplate(): TemplateResult | typeof nothing {
    if (!this.disabledReason) return nothing;
    return html`<div part="reason" id="reason" popover="manual">${this.disabledReason}</div>`;
  }

  /**
   * What shows the reason is fetched with the first one, for most pages have a button, and few a reason. Until then, or
   * when it cannot be had, assistive technology has the reason all the same.
   */
  #showReason(): void {
    this.#reasonTip ??= import('./reason-tip.js').then(
      ({ ReasonTip }) => void new ReasonTip(this),
      () => (this.#reasonTip = undefined),
    );
  }

  #onPress(event: Event): void {
    event.preventDefault();
    pressForm(this);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-button': SkyButton;
  }
}
