import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { ChoiceElement, type ChoiceState, follow } from '../core/choice.js';
import { hostStyles } from '../core/host.css.js';
import { SlotPresence } from '../core/slot-presence.js';
import { radioCardStyles } from './radio-card.css.js';

/** What a group tells its cards. */
export interface RadioCardState extends ChoiceState {
  readonly isInvalid: boolean;
}

/**
 * One option of a `sky-radio-card-group`. The whole card is one radio button. Do not put controls into it.
 *
 * @tagname sky-radio-card
 * @slot - The description, if it is more than text.
 * @slot start - An image before the text.
 * @slot label - The title, if it is more than text.
 * @slot meta - Figures next to the title, such as a price or the remaining quota.
 * @csspart card - The box with the border.
 * @csspart mark - The circle.
 * @cssState checked - It is selected.
 * @cssState off - It is disabled.
 * @cssState invalid - Its group is invalid.
 */
export class SkyRadioCard extends ChoiceElement {
  static override styles = [hostStyles, radioCardStyles];

  protected override readonly groupTag = 'sky-radio-card-group';
  readonly #slotted = new SlotPresence(this);
  /** What a screen reader is told of the slots has to follow a text that changes inside them. */
  readonly #observer = new MutationObserver(() => this.requestUpdate());

  /** The title and accessible name. */
  @property({ attribute: 'label' }) label = '';
  /** One or two sentences below the title. */
  @property({ attribute: 'description' }) description = '';
  /** The reason why it is disabled. It shows while it is disabled. */
  @property({ attribute: 'disabled-reason' }) disabledReason = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this, { childList: true, characterData: true, subtree: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  /** @private */
  override [follow]({ isInvalid, ...state }: RadioCardState): void {
    super[follow](state);
    this.mark({ invalid: isInvalid });
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    // Not from the content: the browser takes bare text in a slot into the name though the box around it is hidden.
    this.ariaLabel = this.#textIn('label') || this.label || null;
    const said = [this.#textIn('') || this.description, this.#textIn('meta'), this.#reason];
    this.ariaDescription = said.filter((text) => text !== '').join(' ') || null;
  }

  protected override render(): TemplateResult {
    // Not the slot's fallback: white space around the other slots would take its place.
    const hasOwn = this.#slotted.has();
    return html`
      <div part="card" class=${this.#isShort ? 'short' : ''}>
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

  /** Nothing but a label: what stands at the start may be higher. */
  get #isShort(): boolean {
    const hasOwn = this.#slotted.has() || this.#slotted.has('meta');
    return !hasOwn && this.description === '' && this.#reason === '';
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
