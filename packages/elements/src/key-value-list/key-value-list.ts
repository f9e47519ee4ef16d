import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { en as copyButtonEnglish } from '../copy-button/words/en.js';
import { hostStyles } from '../core/host.css.js';
import { missingTemplate, missingWords } from '../core/missing-value.js';
import { ownStyle } from '../core/own-style.js';
import { formatNumber } from '../core/plural.js';
import { catalogue, Wording } from '../core/wording.js';
import { keyValueListStyles } from './key-value-list.css.js';
import { slottedPairStyles } from './slotted.css.js';

const copyButtonWords = catalogue('copy-button', copyButtonEnglish);

/** One property of a thing. */
export interface KeyValue {
  /** What it is called. */
  readonly label: string;
  /** A number is written as the language does. None, or an empty text, is a dash. */
  readonly value?: string | number | null;
  /** Offers a button that copies the value. */
  readonly copyable?: boolean;
}

/**
 * The properties of an object: each value with its label beside it, or above it if space is short. Set pairs with
 * `items`, or as `<div><dt>…</dt><dd>…</dd></div>` inside the element if a value is more than text.
 *
 * @tagname sky-key-value-list
 * @slot - More pairs: a `<div>` each, with one `<dt>` and at least one `<dd>`. They follow the items.
 * @csspart list - The `<dl>`.
 * @cssprop [--sky-key-value-list-label-width=118px] - The width of the labels. Longer ones wrap.
 */
export class SkyKeyValueList extends LitElement {
  static override styles = [hostStyles, keyValueListStyles];

  @property({ attribute: false }) items: readonly KeyValue[] = [];
  /** The maximum number of pairs side by side, 1 to 3. Each needs at least 280 pixels. */
  @property({ attribute: 'columns', type: Number }) columns = 1;
  /** The accessible name. */
  @property({ attribute: 'label' }) label = '';

  readonly #copyWording = new Wording(this, copyButtonWords);
  readonly #missingWording = new Wording(this, missingWords);

  override connectedCallback(): void {
    super.connectedCallback();
    styleSlotted(this.getRootNode());
  }

  protected override update(changed: PropertyValues): void {
    if (changed.has('items') && this.items && !Array.isArray(this.items))
      console.warn('<sky-key-value-list> takes a list of items.', this);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const columns = Math.min(3, Math.max(1, Math.trunc(this.columns) || 1));
    const items = Array.isArray(this.items) ? (this.items as readonly KeyValue[]) : [];
    return html`<dl part="list" aria-label=${this.label || nothing} style=${ownStyle({ '--_columns': String(columns) })}>
      ${items.map((item) => this.#pairTemplate(item))}<slot @slotchange=${this.#onSlotchange}></slot>
    </dl>`;
  }

  #pairTemplate({ label, value, copyable }: KeyValue): TemplateResult {
    const text = typeof value === 'number' ? formatNumber(this.#copyWording.language, value) : (value ?? '');
    return html`<div class="pair">
      <dt>${label}</dt>
      <dd>
        ${text === '' ? missingTemplate(this.#missingWording.words) : html`<bdi>${text}</bdi>`}
        ${copyable && text !== '' ? this.#copyTemplate(label, String(value)) : nothing}
      </dd>
    </div>`;
  }

  #copyTemplate(label: string, value: string): TemplateResult {
    const name = this.#copyWording.words.copyWhat(label);
    return html`<sky-copy-button .value=${value} .label=${name}></sky-copy-button>`;
  }

  #onSlotchange(event: Event): void {
    const stray = (event.target as HTMLSlotElement).assignedElements().find(({ localName }) => localName !== 'div');
    if (stray) console.warn('<sky-key-value-list> takes <div><dt>…</dt><dd>…</dd></div>, not', stray);
  }
}

/** Once for each tree. A tree of another document cannot take the sheet: there the page styles its pairs itself. */
function styleSlotted(root: Node): void {
  const { styleSheet } = slottedPairStyles;
  const isOurs = root === document || (root instanceof ShadowRoot && root.ownerDocument === document);
  if (!styleSheet || !isOurs) return;
  const { adoptedStyleSheets } = root as DocumentOrShadowRoot;
  if (!adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-key-value-list': SkyKeyValueList;
  }
}
