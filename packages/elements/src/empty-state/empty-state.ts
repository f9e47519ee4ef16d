import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { SlotPresence } from '../core/slot-presence.js';
import { emptyStateStyles } from './empty-state.css.js';
import { horizon } from './horizon.js';

/**
 * Shows that there is no content yet, what it is for, and how to create it.
 *
 * @tagname sky-empty-state
 * @slot illustration - Replaces the default picture or the icon.
 * @slot - Content below the text.
 * @slot actions - The actions, the main one first.
 * @slot needs - The prerequisites, one element each.
 * @csspart heading - The heading.
 */
export class SkyEmptyState extends LitElement {
  static override styles = [hostStyles, emptyStateStyles];

  @property({ attribute: 'heading' }) heading = '';
  /** One sentence that says what the object is for. */
  @property({ attribute: 'text' }) text = '';
  /** The name of the object's icon. */
  @property({ attribute: 'icon' }) icon = '';
  /** Smaller, with the icon only: for cards, panels, and a filter without matches. */
  @property({ attribute: 'compact', type: Boolean, reflect: true }) compact = false;

  readonly #slotted = new SlotPresence(this);

  protected override render(): TemplateResult {
    return html`
      <slot name="illustration">${this.compact ? this.#markTemplate() : this.#pictureTemplate()}</slot>
      <h2 part="heading" ?hidden=${!this.heading}>${this.heading}</h2>
      <div class="text" ?hidden=${!this.text && !this.#slotted.has()}>${this.text}<slot></slot></div>
      <div class="actions" ?hidden=${!this.#slotted.has('actions')}><slot name="actions"></slot></div>
      <div class="needs" ?hidden=${!this.#slotted.has('needs')}><slot name="needs"></slot></div>
    `;
  }

  #pictureTemplate(): TemplateResult {
    return html`<span class="picture">
      ${horizon}
      ${this.icon ? html`<span class="tile"><sky-icon name=${this.icon} size="28"></sky-icon></span>` : nothing}
    </span>`;
  }

  #markTemplate(): TemplateResult | typeof nothing {
    return this.icon ? html`<span class="mark"><sky-icon name=${this.icon} size="28"></sky-icon></span>` : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-empty-state': SkyEmptyState;
  }
}
