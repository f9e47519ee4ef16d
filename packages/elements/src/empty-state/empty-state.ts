import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { SlotPresence } from '../core/slot-presence.js';
import { emptyStateStyles } from './empty-state.css.js';
import { horizon } from './horizon.js';

/**
 * Stands where there is nothing to show yet: what would be here, what it is for, and how to get one.
 *
 * @tagname sky-empty-state
 * @slot illustration - In place of the horizon or the icon.
 * @slot - More than the text.
 * @slot actions - What can be done, the main act first.
 * @slot needs - What has to be there before, one element each.
 * @csspart heading - The heading.
 */
export class SkyEmptyState extends LitElement {
  static override styles = [hostStyles, emptyStateStyles];

  @property({ attribute: 'heading' }) heading = '';
  /** One sentence on what the thing is for. */
  @property({ attribute: 'text' }) text = '';
  /** The name of the icon of the missing thing. */
  @property({ attribute: 'icon' }) icon = '';
  /** Smaller, with the icon alone: for cards, panels, and a filter that matches nothing. */
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
