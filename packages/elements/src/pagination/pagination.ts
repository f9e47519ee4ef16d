import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';

import { hostStyles } from '../core/host.css.js';
import { backGlyph, firstGlyph, lastGlyph, onGlyph } from '../core/navigation-glyphs.js';
import { formatNumber } from '../core/plural.js';
import { pointingStyles } from '../core/pointing.css.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { catalogue, Wording } from '../core/wording.js';
import { paginationStyles } from './pagination.css.js';
import { nearestPage, pageAfterResize, pageCountOf, rangeOf, sizeOf, typedPage } from './pagination.rules.js';
import { en } from './words/en.js';

const paginationWords = catalogue('pagination', en);

/** Numbers with anything between them, as in `page-sizes="10 20 50"`. What is no number is left out. */
const sizesConverter = {
  fromAttribute: (text: string | null): number[] => [...(text ?? '').matchAll(/\d+/g)].map(([size]) => Number(size)),
};

/**
 * Moves through a list that the server divides into pages.
 *
 * @tagname sky-pagination
 * @fires {Event} change - The user changed the page or the page size. `page` and `pageSize` have the new values.
 * @csspart range - The text with the range of rows.
 */
export class SkyPagination extends LitElement {
  static override styles = [hostStyles, quietButtonStyles, pointingStyles, paginationStyles];

  /** The page, counted from 1. */
  @property({ attribute: 'page', type: Number }) page = 1;
  @property({ attribute: 'page-size', type: Number }) pageSize = 20;
  /** The page sizes to choose from. Without any, there is no choice. */
  @property({ attribute: 'page-sizes', converter: sizesConverter }) pageSizes: readonly number[] = [10, 20, 50, 100];
  /** The total number of rows. `null` if it is unknown. */
  @property({ attribute: 'total', type: Number }) total: number | null = null;
  /** The number of rows on this page, without a total. `null` is a full page. */
  @property({ attribute: 'rows', type: Number }) rows: number | null = null;
  /** Whether more rows follow. Used only without a total. */
  @property({ attribute: 'has-next', type: Boolean }) hasNext = false;
  /** The accessible name, for a page with two lists. Without it, a default in the language of the page. */
  @property({ attribute: 'label' }) label = '';

  readonly #wording = new Wording(this, paginationWords);

  protected override render(): TemplateResult {
    const { words } = this.#wording;
    const at = nearestPage(this.page, this);
    const last = this.total === null ? null : pageCountOf(this.total, this.pageSize);
    const isFirst = at === 1;
    const isLast = last === null ? !this.hasNext : at >= last;
    return html`<nav aria-label=${this.label || words.label}>
      <span part="range" class="range" role="status">${this.#range}</span>
      ${this.pageSizes.length > 0 ? this.#sizesTemplate() : nothing}
      <div class="pager">
        ${this.#buttonTemplate(words.first, firstGlyph, isFirst, 1, 'end')}
        ${this.#buttonTemplate(words.previous, backGlyph, isFirst, at - 1)}
        ${last === null ? html`<span class="at">${words.page} ${this.#number(at)}</span>` : this.#inputTemplate(at, last)}
        ${this.#buttonTemplate(words.next, onGlyph, isLast, at + 1)}
        ${last === null ? nothing : this.#buttonTemplate(words.last, lastGlyph, isLast, last, 'end')}
      </div>
    </nav>`;
  }

  get #range(): string {
    const { words } = this.#wording;
    const range = rangeOf(this);
    if (!range) return words.none;
    const [from, to] = [this.#number(range.from), this.#number(range.to)];
    if (this.total === null) return words.openRange(from, to);
    const isAll = range.from === 1 && range.to === this.total;
    return isAll ? words.rows(this.total) : words.range(from, to, this.#number(this.total));
  }

  #number(value: number): string {
    return formatNumber(this.#wording.language, value);
  }

  #sizesTemplate(): TemplateResult {
    const now = sizeOf(this.pageSize);
    const sizes = [...new Set([...this.pageSizes, now])]
      .filter((size) => size >= 1)
      .toSorted((one, other) => one - other);
    // Not inside of its label: to WebKit what is chosen would be part of the name.
    return html`<span class="sizes">
      <label for="sizes">${this.#wording.words.perPage}</label>
      <select id="sizes" .value=${live(String(now))} @change=${this.#onSize} @input=${stop}>
        ${sizes.map((size) => html`<option value=${size} ?selected=${size === now}>${this.#number(size)}</option>`)}
      </select>
    </span>`;
  }

  #inputTemplate(at: number, last: number): TemplateResult {
    const { words } = this.#wording;
    return html`<span class="at">
      <label for="page">${words.page}</label>
      <input
        id="page" type="text" inputmode="numeric" autocomplete="off" aria-describedby="of" .value=${live(String(at))}
        @change=${this.#onTyped} @keydown=${this.#onKeydown} @input=${stop}
      />
      <span id="of">${words.ofPages(this.#number(last))}</span>
    </span>`;
  }

  /** At an end it keeps the focus that the press has brought it to: it is off for who sees and for who listens only. */
  #buttonTemplate(label: string, glyph: TemplateResult, isOff: boolean, to: number, more = ''): TemplateResult {
    return html`<button
      class="quiet-button ${more}" type="button" aria-label=${label} aria-disabled=${isOff ? 'true' : nothing}
      @click=${() => !isOff && this.#go(to)}
    >${glyph}</button>`;
  }

  #onSize(event: Event): void {
    const next = Number((event.target as HTMLSelectElement).value);
    this.page = pageAfterResize({ page: nearestPage(this.page, this), pageSize: this.pageSize }, next);
    this.pageSize = next;
    this.#tell();
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.isComposing) this.#onTyped(event);
  }

  #onTyped({ target }: Event): void {
    const page = typedPage((target as HTMLInputElement).value);
    if (page !== null) this.#go(page);
    // What was typed may be no page, or beyond the last one.
    this.requestUpdate();
  }

  #go(page: number): void {
    const wanted = nearestPage(page, this);
    if (wanted === nearestPage(this.page, this)) return;
    this.page = wanted;
    this.#tell();
  }

  #tell(): void {
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** What is typed is nobody's business until it is a page; `input` would cross the shadow root by itself. */
function stop(event: Event): void {
  event.stopPropagation();
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-pagination': SkyPagination;
  }
}
