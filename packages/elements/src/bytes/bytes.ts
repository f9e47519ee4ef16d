import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { missingTemplate, missingWords } from '../core/missing-value.js';
import { formatNumber } from '../core/plural.js';
import { catalogue, Wording } from '../core/wording.js';
import { bytesStyles } from './bytes.css.js';
import { inUnits } from './bytes.rules.js';
import { en } from './words/en.js';

const bytesWords = catalogue('bytes', en);

/**
 * An amount of memory or storage in binary units: "1.5 GiB". The tooltip shows the exact number of bytes.
 *
 * @tagname sky-bytes
 */
export class SkyBytes extends LitElement {
  static override styles = [hostStyles, bytesStyles];

  /** The number of bytes. With `null`, or without the attribute, a dash shows. */
  @property({ attribute: 'value', type: Number }) value: number | null = null;

  readonly #wording = new Wording(this, bytesWords);
  readonly #missingWording = new Wording(this, missingWords);

  protected override update(changed: PropertyValues): void {
    if (this.value !== null && !Number.isFinite(this.value))
      console.warn('<sky-bytes> has a value that is no number; it shows none.', this);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    if (this.value === null || !Number.isFinite(this.value)) return missingTemplate(this.#missingWording.words);
    const { amount, unit } = inUnits(this.value);
    const written = `${formatNumber(this.#wording.language, amount)}\u00a0${this.#wording.words[unit]}`;
    return html`<bdi dir="ltr" title=${this.#exact(this.value)}>${written}</bdi>`;
  }

  #exact(bytes: number): string {
    return new Intl.NumberFormat(this.#wording.language, {
      numberingSystem: 'latn',
      style: 'unit',
      unit: 'byte',
      unitDisplay: 'long',
      maximumFractionDigits: 0,
    }).format(bytes);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-bytes': SkyBytes;
  }
}
