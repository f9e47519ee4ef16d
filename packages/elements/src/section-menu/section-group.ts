import { css, html, LitElement, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';

const groupStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  h2 {
    margin: 0;
    padding-block: 4px 6px;
    padding-inline: 10px;
    color: var(--sky-text-subtle);
    font: var(--sky-type-overline-font);
    overflow-wrap: anywhere;
  }
`;

/**
 * A group of items of `sky-section-menu`.
 *
 * @tagname sky-section-group
 * @slot - The items.
 */
export class SkySectionGroup extends LitElement {
  static override styles = [hostStyles, groupStyles];

  /** The heading of the group. */
  @property({ attribute: 'label' }) label = '';

  protected override render(): TemplateResult {
    return html`
      <h2 id="title" ?hidden=${!this.label}>${this.label}</h2>
      <div role="list" aria-labelledby="title"><slot></slot></div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-section-group': SkySectionGroup;
  }
}
