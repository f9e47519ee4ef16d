import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { ownStyle } from '../core/own-style.js';
import { ringStyles } from './ring.css.js';
import { spinnerStyles } from './spinner.css.js';

/**
 * Shows that something is running whose end is unknown. It does not turn if the user prefers reduced motion.
 *
 * @tagname sky-spinner
 * @csspart ring - The turning ring.
 * @cssprop [--sky-spinner-color=currentcolor] - The color of the ring.
 */
export class SkySpinner extends LitElement {
  static override styles = [hostStyles, ringStyles, spinnerStyles];

  /** What is running. Without it, the spinner is decorative, next to text that says so. */
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
