import { css, html, LitElement, type TemplateResult } from 'lit';

import { hostStyles } from '../core/host.css.js';

/**
 * A heading inside a `sky-menu`. Keys skip it.
 *
 * @tagname sky-menu-label
 * @slot - The text.
 */
export class SkyMenuLabel extends LitElement {
  static override styles = [
    hostStyles,
    css`
    :host {
      display: block;
      padding-block: 8px 5px;
      padding-inline: 9px;
      color: var(--sky-text-subtle);
      font: var(--sky-type-overline-font);
    }
  `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    // A menu may hold items and separators only; for who listens the menu's own name says enough.
    this.role = 'presentation';
  }

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-menu-label': SkyMenuLabel;
  }
}
