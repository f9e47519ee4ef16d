import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { ownText } from '../core/own-text.js';
import { menuItemStyles } from './menu-item.css.js';

const types = ['action', 'radio'] as const;
export type MenuItemType = (typeof types)[number];

/**
 * One thing to choose in a `sky-menu`. An item that cannot be chosen now stays reachable and says why.
 *
 * @tagname sky-menu-item
 * @slot - What it does.
 * @slot start - Before the text, such as an icon.
 * @slot end - After the text, such as a key.
 * @csspart item - The whole line.
 */
export class SkyMenuItem extends LitElement {
  static override styles = [hostStyles, menuItemStyles];

  /** What `sky-select` says was chosen. */
  @property({ attribute: 'value' }) value = '';
  /** `radio`: one of several, of which one is `checked`. */
  @property({ attribute: 'type' }) type: MenuItemType = 'action';
  @property({ attribute: 'checked', type: Boolean }) checked = false;
  @property({ attribute: 'disabled', type: Boolean, reflect: true }) disabled = false;
  /** Why it cannot be chosen now; it is disabled by that. */
  @property({ attribute: 'disabled-reason' }) disabledReason = '';
  /** It takes something away for good. */
  @property({ attribute: 'danger', type: Boolean, reflect: true }) danger = false;

  get isOff(): boolean {
    return this.disabled || this.disabledReason !== '';
  }

  /** What it is found by when a person types. */
  get text(): string {
    return ownText(this);
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'type', this.type, types);
    super.update(changed);
  }

  protected override updated(): void {
    const isRadio = this.type === 'radio';
    // The attributes, not the internals: what drives a browser from outside finds a role only there.
    this.role = isRadio ? 'menuitemradio' : 'menuitem';
    this.ariaChecked = isRadio ? String(this.checked) : null;
    this.ariaDisabled = this.isOff ? 'true' : null;
    this.ariaDescription = this.disabledReason || null;
  }

  protected override render(): TemplateResult {
    return html`
      <span part="item" class="item ${this.isOff ? 'off' : ''} ${this.checked ? 'on' : ''}">
        ${this.type === 'radio' ? html`<span class="mark"></span>` : nothing}
        <slot name="start"></slot>
        <span class="text">
          <slot></slot>
          ${this.disabledReason ? html`<span class="reason" aria-hidden="true">${this.disabledReason}</span>` : nothing}
        </span>
        <slot name="end"></slot>
      </span>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-menu-item': SkyMenuItem;
  }
}
