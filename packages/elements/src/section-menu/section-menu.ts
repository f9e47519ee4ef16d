import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';

import { hostStyles } from '../core/host.css.js';
import { chevronsGlyph } from '../select/glyphs.js';
import { SkySectionGroup } from './section-group.js';
import { SkySectionItem } from './section-item.js';
import { sectionMenuStyles } from './section-menu.css.js';

/**
 * The pages of a section. The children are `sky-section-group` elements with `sky-section-item` elements, or only
 * items.
 *
 * @tagname sky-section-menu
 * @slot - The groups or items.
 */
export class SkySectionMenu extends LitElement {
  static override styles = [hostStyles, sectionMenuStyles];

  /** The name of the section: the accessible name. */
  @property({ attribute: 'label' }) label = '';
  /** A select instead of a list, for narrow windows. `sky-app-shell` sets it. */
  @property({ attribute: 'compact', type: Boolean }) compact = false;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('label') && !this.label) console.warn('<sky-section-menu> has no label.', this);
  }

  protected override render(): TemplateResult {
    const hasGroups = [...this.children].some((child) => child instanceof SkySectionGroup);
    return html`<nav aria-label=${this.label || nothing}>
      ${this.compact ? this.#selectTemplate() : nothing}
      <div class="groups" role=${hasGroups ? nothing : 'list'} ?hidden=${this.compact}>
        <slot @slotchange=${() => this.requestUpdate()}></slot>
      </div>
    </nav>`;
  }

  get #items(): SkySectionItem[] {
    return [...this.querySelectorAll('sky-section-item')].filter(
      (item): item is SkySectionItem => item instanceof SkySectionItem && !item.hidden,
    );
  }

  #selectTemplate(): TemplateResult {
    const items = this.#items;
    const current = items.findIndex(({ current: isCurrent }) => isCurrent);
    const optionOf = (item: SkySectionItem) =>
      html`<option value=${items.indexOf(item)} ?selected=${item.current}>${item.label}</option>`;
    const groups = [...this.children].map((child) => {
      if (child instanceof SkySectionItem) return items.includes(child) ? optionOf(child) : nothing;
      const inside = items.filter((item) => child.contains(item));
      return child instanceof SkySectionGroup && inside.length > 0
        ? html`<optgroup label=${child.label}>${inside.map(optionOf)}</optgroup>`
        : nothing;
    });
    return html`<span class="compact">
      <select aria-label=${this.label || nothing} .value=${live(String(current))} @change=${this.#onChange} @input=${stop}>
        ${current === -1 ? html`<option value="-1" hidden></option>` : nothing}
        ${groups}
      </select>
      ${chevronsGlyph}
    </span>`;
  }

  #onChange({ target }: Event): void {
    this.#items[Number((target as HTMLSelectElement).value)]?.click();
    // Where the person is, the program says: it may have kept them here.
    this.requestUpdate();
  }
}

/** `input` would cross the shadow root by itself, and this is a way to go, not a value. */
function stop(event: Event): void {
  event.stopPropagation();
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-section-menu': SkySectionMenu;
  }
}
