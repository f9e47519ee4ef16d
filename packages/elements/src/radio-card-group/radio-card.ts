import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { SlotPresence } from '../core/slot-presence.js';
import { radioCardStyles } from './radio-card.css.js';

/** What a group tells its cards. */
export interface RadioCardState {
  readonly isChecked: boolean;
  readonly isOff: boolean;
  readonly isInvalid: boolean;
}

/** The key of what only the group calls. */
export const follow = Symbol('follow');

/**
 * One choice of a `sky-radio-card-group`. Nothing in it can be pressed by itself: the whole card is one radio.
 *
 * @tagname sky-radio-card
 * @slot - The description, when it is more than text.
 * @slot start - A picture before the words.
 * @slot label - The title, when it is more than text.
 * @slot meta - Figures beside the title, such as a price or what is left.
 * @csspart card - The bordered box.
 * @csspart mark - The circle.
 * @cssState checked - It is the chosen one.
 * @cssState off - It cannot be chosen.
 * @cssState invalid - Its group has a problem.
 */
export class SkyRadioCard extends LitElement {
  static override styles = [hostStyles, radioCardStyles];

  readonly #internals = this.attachInternals();
  readonly #slotted = new SlotPresence(this);
  /** What a screen reader is told of the slots has to follow a text that changes inside them. */
  readonly #observer = new MutationObserver(() => this.requestUpdate());

  /** What the group's value is while this one is chosen. */
  @property({ attribute: 'value' }) value = '';
  /** The title, and the name a screen reader says. */
  @property({ attribute: 'label' }) label = '';
  /** A sentence or two below the title. */
  @property({ attribute: 'description' }) description = '';
  @property({ attribute: 'disabled', type: Boolean, reflect: true }) disabled = false;
  /** Why it cannot be chosen. Shown while it is disabled. */
  @property({ attribute: 'disabled-reason' }) disabledReason = '';

  override connectedCallback(): void {
    super.connectedCallback();
    // The attributes, not the internals: what drives a browser from outside finds a role only there.
    this.role = 'radio';
    this.ariaChecked ??= 'false';
    this.#observer.observe(this, { childList: true, characterData: true, subtree: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  /** @private */
  [follow]({ isChecked, isOff, isInvalid }: RadioCardState): void {
    this.ariaChecked = String(isChecked);
    // As an attribute, for that is all that audit tools see.
    if (isOff) this.setAttribute('aria-disabled', 'true');
    else this.removeAttribute('aria-disabled');
    // It would be a tab stop at which nothing can be done. Why, stands on it to be read.
    if (isOff) this.removeAttribute('tabindex');
    const states = { checked: isChecked, off: isOff, invalid: isInvalid };
    for (const [name, isOn] of Object.entries(states)) this.#internals.states[isOn ? 'add' : 'delete'](name);
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    // Not from the content: the browser takes bare text in a slot into the name though the box around it is hidden.
    this.ariaLabel = this.#textIn('label') || this.label || null;
    const said = [this.#textIn('') || this.description, this.#textIn('meta'), this.#reason];
    this.ariaDescription = said.filter((text) => text !== '').join(' ') || null;
    if (changed.has('value') || changed.has('disabled')) this.closest('sky-radio-card-group')?.requestUpdate();
  }

  protected override render(): TemplateResult {
    // Not the slot's fallback: white space around the other slots would take its place.
    const hasOwn = this.#slotted.has();
    return html`
      <div part="card">
        <span part="mark"></span>
        <span class="start" aria-hidden="true" ?hidden=${!this.#slotted.has('start')}><slot name="start"></slot></span>
        <span class="words">
          <span class="head">
            <span class="label"><slot name="label">${this.label}</slot></span>
            <span class="meta" aria-hidden="true" ?hidden=${!this.#slotted.has('meta')}><slot name="meta"></slot></span>
          </span>
          <span class="description" aria-hidden="true" ?hidden=${!hasOwn && !this.description}><slot></slot>${hasOwn ? nothing : this.description}</span>
          <span class="reason" aria-hidden="true" ?hidden=${this.#reason === ''}>${this.#reason}</span>
        </span>
      </div>
    `;
  }

  get #reason(): string {
    return this.disabled ? this.disabledReason : '';
  }

  /** The words in a slot; of an element that has none, such as a pill, its label. */
  #textIn(slot: string): string {
    return [...this.childNodes]
      .filter((node) => (node instanceof Element ? node.slot === slot : node instanceof Text && slot === ''))
      .map((node) => node.textContent?.trim() || (node instanceof Element ? (node.getAttribute('label') ?? '') : ''))
      .filter((text) => text !== '')
      .join(' ');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-radio-card': SkyRadioCard;
  }
}
