import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { tabStyles } from './tab.css.js';

/**
 * One of the tabs of `sky-tabs`.
 *
 * @tagname sky-tab
 * @slot - The label, if it is more than text.
 * @slot start - Before the label, usually an icon.
 * @csspart tab - The tab, or the link that it is.
 * @csspart count - The number after the label.
 */
export class SkyTab extends LitElement {
  static override styles = [hostStyles, tabStyles];

  /** Names the tab in `sky-tabs`, and the panel that belongs to it. */
  @property({ attribute: 'value' }) value = '';
  @property({ attribute: 'label' }) label = '';
  /** The count after the label. `null` shows none. */
  @property({ attribute: 'count', type: Number }) count: number | null = null;
  /** The URL of the tab's page. All tabs are then links. */
  @property({ attribute: 'href' }) href = '';
  /** Set by `sky-tabs`. */
  @property({ attribute: false }) selected = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.slot = 'tab';
  }

  /** Moves the focus to it, or to its link. */
  override focus(options?: FocusOptions): void {
    const link = this.renderRoot?.querySelector('a');
    if (link) link.focus(options);
    else super.focus(options);
  }

  protected override updated(changed: PropertyValues<this>): void {
    // The attributes, not the internals: what drives a browser from outside finds a role only there.
    this.role = this.href ? null : 'tab';
    this.ariaSelected = this.href ? null : String(this.selected);
    const isAnotherNow = changed.has('value') || changed.has('href');
    if (isAnotherNow && this.parentElement instanceof LitElement) this.parentElement.requestUpdate();
  }

  protected override render(): TemplateResult {
    const look = this.selected ? 'tab selected' : 'tab';
    if (!this.href) return html`<div part="tab" class=${look}>${this.#contentTemplate()}</div>`;
    return html`<a part="tab" class=${look} href=${this.href} aria-current=${this.selected ? 'page' : nothing}>
      ${this.#contentTemplate()}
    </a>`;
  }

  #contentTemplate(): TemplateResult {
    return html`
      <slot name="start"></slot>
      <span class="words" data-label=${this.label || nothing}><slot>${this.label}</slot></span>
      ${this.count === null ? nothing : html`<span class="count" part="count">${this.count}</span>`}
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-tab': SkyTab;
  }
}
