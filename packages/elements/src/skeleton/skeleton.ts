import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { skeletonStyles } from './skeleton.css.js';

const shapes = ['lines', 'block', 'circle'] as const;

export type SkeletonShape = (typeof shapes)[number];

/** More would be a page of grey, and a mistake for sure. */
const MOST_LINES = 50;

/**
 * A placeholder in the shape of content that is loading. It is decorative: set `aria-busy` on the region around it.
 *
 * @tagname sky-skeleton
 * @csspart bone - A line, the block or the circle.
 * @cssprop [--sky-skeleton-diameter=40px] - The size of the circle.
 */
export class SkySkeleton extends LitElement {
  static override styles = [hostStyles, skeletonStyles];

  /** Lines as high as the text, a block as large as the element, or a circle. */
  @property({ attribute: 'shape' }) shape: SkeletonShape = 'lines';
  /** The number of lines, 1 to 50. The last of several is shorter. */
  @property({ attribute: 'lines', type: Number }) lines = 1;

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'shape', this.shape, shapes);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const shape = shapes.includes(this.shape) ? this.shape : 'lines';
    const count = shape === 'lines' ? this.#lineCount : 1;
    const bones = Array.from({ length: count }, () => html`<div class="line"><div part="bone"></div></div>`);
    return html`<div class=${shape} aria-hidden="true">${bones}</div>`;
  }

  get #lineCount(): number {
    return Math.min(MOST_LINES, Math.max(1, Math.trunc(this.lines) || 1));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-skeleton': SkySkeleton;
  }
}
