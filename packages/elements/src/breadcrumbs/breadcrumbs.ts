import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Folding } from '../core/folding.js';
import { hostStyles } from '../core/host.css.js';
import { ellipsisGlyph, onGlyph } from '../core/navigation-glyphs.js';
import { pointingStyles } from '../core/pointing.css.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { catalogue, Wording } from '../core/wording.js';
import type { SkySelectEvent } from '../menu/select-event.js';
import { breadcrumbsStyles } from './breadcrumbs.css.js';
import { en } from './words/en.js';

const breadcrumbsWords = catalogue('breadcrumbs', en);

/**
 * The path to the current page. The children are links, from the top level to the page itself, which needs no `href`.
 * If space is short, the middle levels move into a menu, the highest ones first.
 *
 * @tagname sky-breadcrumbs
 * @slot - The links, in order. The last one becomes `aria-current="page"` unless another has `aria-current`.
 */
export class SkyBreadcrumbs extends LitElement {
  // Each link gets a list item of its own; by name that would need an attribute on every link.
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, slotAssignment: 'manual' };
  static override styles = [hostStyles, quietButtonStyles, pointingStyles, breadcrumbsStyles];

  /** The accessible name. Without it, a default in the language of the page. */
  @property({ attribute: 'label' }) label = '';

  readonly #wording = new Wording(this, breadcrumbsWords);
  readonly #children = new MutationObserver(() => this.requestUpdate());
  readonly #folding = new Folding(this, {
    row: () => this.renderRoot.querySelector('ol'),
    items: () => this.#places.slice(1, -1).toReversed(),
    kept: () => this.#places.filter((_, at, all) => at === 0 || at === all.length - 1),
    sizeOf: (place) => this.#sizeOf(place),
    gap: 6,
    more: 50,
  });
  #marked: Element | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#children.observe(this, { childList: true, subtree: true, characterData: true });
    // What was added while nobody watched.
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#children.disconnect();
  }

  protected override updated(): void {
    const slots = this.renderRoot.querySelectorAll<HTMLSlotElement>('.crumb > slot');
    for (const [at, link] of this.#links.entries()) slots[at]?.assign(link);
    this.#markCurrent();
  }

  protected override render(): TemplateResult {
    const links = this.#links;
    const middle = Math.max(links.length - 2, 0);
    const folded = Math.max(middle - this.#folding.shown, 0);
    return html`<nav aria-label=${this.label || this.#wording.words.label}>
      <ol>
        ${links.map(
          (_, at) => html`
            <li class=${at > 0 && at <= folded ? 'crumb folded' : 'crumb'}>
              ${at === 0 ? nothing : onGlyph}<slot></slot>
            </li>
            ${at === 0 && folded > 0 ? this.#menuTemplate(links.slice(1, folded + 1)) : nothing}
          `,
        )}
      </ol>
    </nav>`;
  }

  #menuTemplate(links: readonly HTMLElement[]): TemplateResult {
    const label = this.#wording.words.more(links.length);
    return html`<li>
      ${onGlyph}
      <sky-menu label=${label} @sky-select=${(event: SkySelectEvent) => links[Number(event.value)]?.click()}>
        <button slot="trigger" class="quiet-button" type="button" aria-label=${label}>${ellipsisGlyph}</button>
        ${links.map((link, at) => html`<sky-menu-item value=${at}>${link.textContent}</sky-menu-item>`)}
      </sky-menu>
    </li>`;
  }

  get #links(): HTMLElement[] {
    return [...this.children].filter((child) => child instanceof HTMLElement);
  }

  /** The list items of the links, folded ones too. */
  get #places(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.crumb')];
  }

  /** The page itself gives way by an ellipsis, but not before the levels fold: up to half of the row it counts in full. */
  #sizeOf(place: HTMLElement): number {
    const { width } = place.getBoundingClientRect();
    const link = this.#links.at(-1);
    if (!link || place !== this.#places.at(-1)) return width;
    const half = this.renderRoot.querySelector('ol')!.clientWidth / 2;
    return Math.max(Math.min(width - link.clientWidth + link.scrollWidth, half), width);
  }

  #markCurrent(): void {
    const links = this.#links;
    const isSaid = links.some((link) => link.ariaCurrent && link !== this.#marked);
    const wanted = isSaid ? null : (links.at(-1) ?? null);
    if (wanted === this.#marked) return;
    this.#marked?.removeAttribute('aria-current');
    wanted?.setAttribute('aria-current', 'page');
    this.#marked = wanted;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-breadcrumbs': SkyBreadcrumbs;
  }
}
