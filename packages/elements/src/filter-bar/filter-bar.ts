import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';

import { SkyClearAllEvent } from '../bulk-bar/clear-all-event.js';
import { deepActiveElement } from '../core/composed-tree.js';
import { Folding } from '../core/folding.js';
import { hostStyles } from '../core/host.css.js';
import { catalogue, Wording } from '../core/wording.js';
import { filterBarStyles } from './filter-bar.css.js';
import { SkyFilterChip } from './filter-chip.js';
import type { SkyRemoveEvent } from './remove-event.js';
import { en } from './words/en.js';

const filterBarWords = catalogue('filter-bar', en);

/** Up to this width, in pixels, the chips have one line; beyond, they wrap. */
const narrow = 640;

/**
 * The active filters of a list. The children are `sky-filter-chip` elements. If space is short, the rest are behind a
 * button with their number.
 *
 * @tagname sky-filter-bar
 * @fires {SkyClearAllEvent} sky-clear-all - The user clears all filters. Remove the chips.
 * @slot - The chips.
 * @slot add - The control that adds a filter, after the chips.
 * @csspart list - The chips.
 */
export class SkyFilterBar extends LitElement {
  static override styles = [hostStyles, filterBarStyles];

  /** The accessible name. Without it, a default in the language of the page. */
  @property({ attribute: 'label' }) label = '';
  @state() private isExpanded = false;
  @state() private isNarrow = false;
  @state() private announcement = '';

  readonly #wording = new Wording(this, filterBarWords);
  /** In the next frame: an answer within the observer's own round would size what it observes, and that is an error. */
  readonly #size = new ResizeObserver(() => requestAnimationFrame(() => (this.isNarrow = this.clientWidth <= narrow)));
  readonly #folding = new Folding(this, {
    row: () => this.renderRoot.querySelector<HTMLElement>('.list'),
    items: () => this.#chips,
    gap: 8,
    more: 56,
  });
  /** Whose removal the person asked for, and where it stood. */
  #leaving: { chip: SkyFilterChip; at: number } | undefined;

  constructor() {
    super();
    this.addEventListener('sky-remove', this.#onRemove);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#size.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
  }

  protected override updated(): void {
    const folded = new Set(this.#folded);
    for (const chip of this.#chips) chip.toggleAttribute('data-sky-folded', folded.has(chip));
  }

  protected override render(): TemplateResult {
    const { words } = this.#wording;
    const count = this.#chips.length;
    const look = [count === 0 ? 'empty' : '', this.isNarrow && !this.isExpanded ? 'single' : ''].join(' ');
    return html`<div class="bar" role="group" aria-label=${this.label || words.label}>
      <div part="list" class="list ${look}" role="list">
        <slot @slotchange=${this.#onSlotChange}></slot>
        ${this.#moreTemplate()}
      </div>
      <slot name="add"></slot>
      ${count === 0 ? nothing : html`<button class="plain clear" type="button" @click=${this.#clear}>${words.clear}</button>`}
      <span class="visually-hidden" role="status">${this.announcement}</span>
    </div>`;
  }

  #moreTemplate(): TemplateResult | typeof nothing {
    const { words } = this.#wording;
    const hidden = this.#folded.length;
    if (!this.isNarrow || (hidden === 0 && !this.isExpanded)) return nothing;
    return html`<span role="listitem"><button
      class="plain more" type="button" aria-expanded=${String(this.isExpanded)}
      aria-label=${this.isExpanded ? nothing : words.more(hidden)} @click=${() => (this.isExpanded = !this.isExpanded)}
    >${this.isExpanded ? words.fewer : html`<bdi dir="ltr">${words.count(hidden)}</bdi>`}</button></span>`;
  }

  get #chips(): SkyFilterChip[] {
    return [...this.children].filter((child) => child instanceof SkyFilterChip && !child.hidden) as SkyFilterChip[];
  }

  get #folded(): SkyFilterChip[] {
    return this.isNarrow && !this.isExpanded ? this.#chips.slice(this.#folding.shown) : [];
  }

  readonly #onRemove = ({ chip }: SkyRemoveEvent): void => {
    this.#leaving = { chip, at: this.#chips.indexOf(chip) };
  };

  #onSlotChange(): void {
    const leaving = this.#leaving;
    const chips = this.#chips;
    if (chips.length === 0) this.isExpanded = false;
    if (leaving && !chips.includes(leaving.chip)) {
      this.#leaving = undefined;
      this.announcement = this.#wording.words.removed(leaving.chip.sentence);
      this.#giveFocus(leaving.at);
    }
    this.requestUpdate();
  }

  /** The button that had the focus went with its chip: the next one takes its place, or what adds a filter. */
  #giveFocus(at: number): void {
    const active = deepActiveElement();
    if (active !== null && active !== document.body) return;
    const add = this.querySelector<HTMLElement>(':scope > [slot="add"]');
    const chips = this.#chips.filter((chip) => !this.#folded.includes(chip));
    (chips[at] ?? chips.at(-1) ?? add)?.focus();
  }

  #clear(): void {
    this.dispatchEvent(new SkyClearAllEvent());
    const add = this.querySelector<HTMLElement>(':scope > [slot="add"]');
    // The button itself goes with the last chip.
    add?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-filter-bar': SkyFilterBar;
  }
}
