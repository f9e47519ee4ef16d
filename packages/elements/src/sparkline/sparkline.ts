import { html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { formatNumber } from '../core/plural.js';
import { catalogue, Wording } from '../core/wording.js';
import { sparklineStyles } from './sparkline.css.js';
import { drawingOf, landmarksOf, type Sample } from './sparkline.rules.js';
import { en } from './words/en.js';

const sparklineWords = catalogue('sparkline', en);

/** "12, 15,, 9": nothing between two commas is a gap, and so is what is no number. */
const numbers = {
  fromAttribute(text: string | null): Sample[] {
    if (!text?.trim()) return [];
    return text.split(',').map((piece) => {
      const value = piece.trim() === '' ? Number.NaN : Number(piece);
      return Number.isFinite(value) ? value : null;
    });
  },
};

/**
 * The course of a value, as small as a word: no axes, no numbers, no pointer. Screen readers read its first, last,
 * lowest and highest value. It runs from left to right in every language, as charts do.
 *
 * @tagname sky-sparkline
 * @csspart chart - The drawing.
 * @cssprop [--sky-sparkline-color=var(--sky-data-1)] - The color of the line.
 */
export class SkySparkline extends LitElement {
  static override styles = [hostStyles, sparklineStyles];

  /** The values at equal distances, oldest first. `null` is a gap. The attribute is comma-separated: "12, 15,, 9". */
  @property({ attribute: 'values', converter: numbers }) values: readonly Sample[] = [];
  /** The value at the bottom. Without it, the lowest value. */
  @property({ attribute: 'min', type: Number }) min: number | null = null;
  /** The value at the top. Without it, the highest value. */
  @property({ attribute: 'max', type: Number }) max: number | null = null;
  /** Fills the area below the line. */
  @property({ attribute: 'area', type: Boolean }) area = false;
  /** The name of the value: the beginning of the text alternative. */
  @property({ attribute: 'label' }) label = '';
  /** Formats a value for the text alternative, such as "12%". Without it, the number in the language of the page. */
  @property({ attribute: false }) format: ((value: number) => string) | null = null;

  readonly #wording = new Wording(this, sparklineWords);

  protected override update(changed: PropertyValues): void {
    const isNew = (name: string): boolean => !this.hasUpdated || changed.has(name);
    if (isNew('values') && !Array.isArray(this.values)) console.warn('<sky-sparkline> takes a list of values.', this);
    if (isNew('label') && !this.label)
      console.warn('<sky-sparkline> has no label: nobody can tell what went so.', this);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const samples = Array.isArray(this.values) ? (this.values as readonly Sample[]) : [];
    const { line, area, dots, end } = drawingOf(samples, this);
    return html`<svg
      part="chart" viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label=${this.#say(samples)}
    >
      ${this.area && area ? svg`<path class="area" d=${area} />` : nothing}
      <path class="line" d=${line} />
      <path class="dots" d=${dots} />
      <path class="end" d=${end} />
    </svg>`;
  }

  #say(samples: readonly Sample[]): string {
    const { words, language } = this.#wording;
    const label = this.label || words.trend;
    const landmarks = landmarksOf(samples);
    if (!landmarks) return words.none(label);
    const write = this.format ?? ((value: number) => formatNumber(language, value));
    return words.summary(label, {
      first: write(landmarks.first),
      last: write(landmarks.last),
      lowest: write(landmarks.lowest),
      highest: write(landmarks.highest),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-sparkline': SkySparkline;
  }
}
