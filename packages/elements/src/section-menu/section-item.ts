import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { formatNumber } from '../core/plural.js';
import { catalogue, Wording } from '../core/wording.js';
import { en } from './words/en.js';
import { sectionItemStyles } from './section-item.css.js';

const sectionMenuWords = catalogue('section-menu', en);

/**
 * One page of a section: a link with an optional count.
 *
 * @tagname sky-section-item
 * @slot start - The icon.
 * @csspart item - The link.
 */
export class SkySectionItem extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [hostStyles, sectionItemStyles];

  @property({ attribute: 'label' }) label = '';
  @property({ attribute: 'href' }) href = '';
  /** The count. `null` shows none. */
  @property({ attribute: 'count', type: Number }) count: number | null = null;
  /** The user is on this page. */
  @property({ attribute: 'current', type: Boolean, reflect: true }) current = false;

  readonly #wording = new Wording(this, sectionMenuWords);

  override connectedCallback(): void {
    super.connectedCallback();
    // The item is the <li> inside: a role of list item counts only where the list is the parent in the same tree. It has
    // its role in words, for Firefox makes an item only of an <li> that lies in the list itself.
    this.role = 'none';
  }

  /** Opens it, as a click does. */
  override click(): void {
    const link = this.renderRoot?.querySelector('a');
    if (link) link.click();
    else super.click();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('label') && !this.label) console.warn('<sky-section-item> has no label.', this);
    const menu = this.closest('sky-section-menu');
    // In a narrow place the menu shows the words itself.
    if (menu instanceof LitElement) menu.requestUpdate();
  }

  protected override render(): TemplateResult {
    const { count } = this;
    const { language, words } = this.#wording;
    return html`<li role="listitem"><a part="item" href=${this.href || nothing} aria-current=${this.current ? 'page' : nothing}>
      <slot name="start"></slot>
      <span class="label" title=${this.label}>${this.label}</span>
      ${
        count === null
          ? nothing
          : html`<span class="count" aria-hidden="true">${formatNumber(language, count)}</span>
            <span class="visually-hidden">${words.count(count)}</span>`
      }
    </a></li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-section-item': SkySectionItem;
  }
}
