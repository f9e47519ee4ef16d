import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { ownStyle } from '../core/own-style.js';
import { ringStyles } from './ring.css.js';
import { spinnerStyles } from './spinner.css.js';

/**
 * Says that something is under way whose end is not known. Stands still when the person wants less motion.
 *
 * @tagname sky-spinner
 * @csspart ring - The turning ring.
 * @cssprop [--sky-spinner-color=currentcolor] - The ring's colour.
 */
export class SkySpinner extends LitElement {
  static override styles = [hostStyles, ringStyles, spinnerStyles];

  /** What is under way. Without a label it is decoration beside words that say so. */
  @property({ attribute: 'label' }) label = '';
  /** Its width and height in pixels. */
  @property({ attribute: 'size', type: Number }) size = 16;

  protected override render(): TemplateResult {
    const look = { '--_ring-size': `${this.size}px`, '--_ring-width': this.size < 28 ? '2px' : '3px' };
    return html`<span
      class="ring" part="ring" style=${ownStyle(look)}
      role=${this.label ? 'progressbar' : nothing}
      aria-label=${this.label || nothing}
      aria-hidden=${this.label ? nothing : 'true'}
    ></span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-spinner': SkySpinner;
  }
}
