import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { ownText } from '../core/own-text.js';
import { menuItemStyles } from './menu-item.css.js';

const types = ['action', 'radio'] as const;
export type MenuItemType = (typeof types)[number];

/**
 * An item of a `sky-menu`. A disabled item can still be reached and gives the reason.
 *
 * @tagname sky-menu-item
 * @slot - The text.
 * @slot start - Before the text, such as an icon.
 * @slot end - After the text, such as a key.
 * @csspart item - The whole item.
 */
export class SkyMenuItem extends LitElement {
  static override styles = [hostStyles, menuItemStyles];

  /** The value that `sky-select` reports. */
  @property({ attribute: 'value' }) value = '';
  /** `radio`: one of several items, of which one is `checked`. */
  @property({ attribute: 'type' }) type: MenuItemType = 'action';
  @property({ attribute: 'checked', type: Boolean }) checked = false;
  @property({ attribute: 'disabled', type: Boolean, reflect: true }) disabled = false;
  /** The reason why it is disabled. Setting it disables the item. */
  @property({ attribute: 'disabled-reason' }) disabledReason = '';
  /** The action cannot be undone. */
  @property({ attribute: 'danger', type: Boolean, reflect: true }) danger = false;

  get isOff(): boolean {
    return this.disabled || this.disabledReason !== '';
  }

  /** The text that typing matches. */
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
