import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { railItemStyles } from './rail-item.css.js';

/**
 * One item of `sky-rail`: a link, or without `href` a button.
 *
 * @tagname sky-rail-item
 * @slot - The icon, 20 pixels.
 * @csspart item - The link or button.
 */
export class SkyRailItem extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [hostStyles, railItemStyles];

  @property({ attribute: 'label' }) label = '';
  @property({ attribute: 'href' }) href = '';
  /** The user is here. */
  @property({ attribute: 'current', type: Boolean, reflect: true }) current = false;
  /** What needs attention, as text. A dot shows that there is something. */
  @property({ attribute: 'alert' }) alert = '';
  /** Set by `sky-rail`: the text is below the icon. */
  @property({ attribute: false }) hasWords = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // The item is the <li> inside: a role of list item counts only where the list is the parent in the same tree. It has
    // its role in words, for Firefox makes an item only of an <li> that lies in the list itself.
    this.role = 'none';
  }

  /** Opens it, as a click does. */
  override click(): void {
    const control = this.renderRoot?.querySelector<HTMLElement>('[part="item"]');
    if (control) control.click();
    else super.click();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('label') && !this.label) console.warn('<sky-rail-item> has no label.', this);
  }

  protected override render(): TemplateResult {
    return html`<li role="listitem">
      <sky-tooltip placement="end" text=${this.hasWords ? '' : this.label}>${this.#controlTemplate()}</sky-tooltip>
      <span id="alert" hidden>${this.alert}</span>
    </li>`;
  }

  #controlTemplate(): TemplateResult {
    const look = this.hasWords ? 'item with-words' : 'item';
    const now = this.current ? 'page' : nothing;
    const description = this.alert ? 'alert' : nothing;
    // The words below the icon are the name by themselves.
    const name = (!this.hasWords && this.label) || nothing;
    if (!this.href)
      return html`<button part="item" class=${look} type="button" aria-label=${name}
        aria-current=${now} aria-describedby=${description}>${this.#contentTemplate()}</button>`;
    return html`<a part="item" class=${look} href=${this.href} aria-label=${name}
      aria-current=${now} aria-describedby=${description}>${this.#contentTemplate()}</a>`;
  }

  #contentTemplate(): TemplateResult {
    return html`
      <span class="icon" aria-hidden="true"><slot></slot>${this.alert ? html`<span class="dot"></span>` : nothing}</span>
      ${this.hasWords ? html`<span class="words">${this.label}</span>` : nothing}
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-rail-item': SkyRailItem;
  }
}
