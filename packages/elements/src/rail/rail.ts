import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { SkyRailItem } from './rail-item.js';
import { railStyles } from './rail.css.js';

const orientations = ['vertical', 'horizontal'] as const;
export type RailOrientation = (typeof orientations)[number];

/**
 * The services of an application, at the start edge, or a bar at the bottom on phones. The children are `sky-rail-item`
 * elements.
 *
 * @tagname sky-rail
 * @slot - The items, three to eight.
 */
export class SkyRail extends LitElement {
  static override styles = [hostStyles, railStyles];

  /** The accessible name. */
  @property({ attribute: 'label' }) label = '';
  /** `vertical`: icons with a tooltip. `horizontal`: icons with their text below. `sky-app-shell` sets it. */
  @property({ attribute: 'orientation' }) orientation: RailOrientation = 'vertical';

  protected override update(changed: PropertyValues<this>): void {
    warnUnlessOneOf(this, 'orientation', this.orientation, orientations);
    if (changed.has('label') && !this.label) console.warn('<sky-rail> has no label.', this);
    super.update(changed);
  }

  protected override updated(): void {
    for (const item of this.children) if (item instanceof SkyRailItem) item.hasWords = this.#isHorizontal;
  }

  protected override render(): TemplateResult {
    return html`<nav aria-label=${this.label || nothing}>
      <div role="list" class=${this.#isHorizontal ? 'horizontal' : 'vertical'}>
        <slot @slotchange=${() => this.requestUpdate()}></slot>
      </div>
    </nav>`;
  }

  get #isHorizontal(): boolean {
    return this.orientation === 'horizontal';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-rail': SkyRail;
  }
}
