import { css, html, LitElement, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';

const panelStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  :host(:focus-visible) {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
    border-radius: var(--sky-radius-xs);
  }

  @media (forced-colors: active) {
    :host(:focus-visible) {
      outline-color: Highlight;
    }
  }
`;

/**
 * The content of a tab. `sky-tabs` hides it while another tab is selected.
 *
 * @tagname sky-tab-panel
 * @slot - The content.
 */
export class SkyTabPanel extends LitElement {
  static override styles = [hostStyles, panelStyles];

  /** The value of its tab. */
  @property({ attribute: 'value' }) value = '';

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-tab-panel': SkyTabPanel;
  }
}
