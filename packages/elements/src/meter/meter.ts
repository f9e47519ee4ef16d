import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { ownStyle } from '../core/own-style.js';
import { catalogue, Wording } from '../core/wording.js';
import { formatPercent } from '../progress/percent.js';
import { stateGlyphStyles } from '../status/state-glyph.css.js';
import { stateGlyph } from '../status/state-glyph.js';
import { meterStyles } from './meter.css.js';
import { type Measure, type MeterRegion, regionOf, shareOf } from './meter.rules.js';
import { en } from './words/en.js';

const meterWords = catalogue('meter', en);

const isNumber = (value: number | null): value is number => value !== null && Number.isFinite(value);
const numberOr = (value: number | null, other: number): number => (isNumber(value) ? value : other);

/**
 * How much of a resource is used, and how much will be used after a change. The tone follows `low`, `high` and
 * `optimum`, as on the native `<meter>`. For the progress of a task, use `sky-progress`.
 *
 * @tagname sky-meter
 * @slot text - The value, if it is more than text.
 * @csspart label - The label.
 * @csspart text - The value as text.
 * @csspart bar - The track, with the filled parts in it.
 * @cssprop [--sky-meter-size=8px] - The thickness of the bar.
 */
export class SkyMeter extends LitElement {
  static override styles = [hostStyles, stateGlyphStyles, meterStyles];

  /** The visible label and accessible name. */
  @property({ attribute: 'label' }) label = '';
  @property({ attribute: 'value', type: Number }) value = 0;
  /** The value after the change. The difference is hatched. */
  @property({ attribute: 'value-after', type: Number }) valueAfter: number | null = null;
  @property({ attribute: 'min', type: Number }) min = 0;
  @property({ attribute: 'max', type: Number }) max = 100;
  /** The end of the low range. */
  @property({ attribute: 'low', type: Number }) low: number | null = null;
  /** The start of the high range. */
  @property({ attribute: 'high', type: Number }) high: number | null = null;
  /** A value in the good range. Without it, the middle between `min` and `max`. */
  @property({ attribute: 'optimum', type: Number }) optimum: number | null = null;
  /** The value as text, such as "188 of 192". Without it, the percentage. */
  @property({ attribute: 'text' }) text = '';
  /** In one line: the bar, then the value. The label is only for screen readers. */
  @property({ attribute: 'inline', type: Boolean }) inline = false;

  readonly #wording = new Wording(this, meterWords);

  protected override update(changed: PropertyValues): void {
    const isNew = (name: string): boolean => !this.hasUpdated || changed.has(name);
    if (isNew('label') && !this.label)
      console.warn('<sky-meter> has no label: nobody can tell what it measures.', this);
    if ((isNew('max') || isNew('min')) && !(this.max > this.min))
      console.warn('<sky-meter> has a max that is not above its min; it is empty.', this);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const region = regionOf(numberOr(this.valueAfter, numberOr(this.value, 0)), this.#measure);
    return html`<div class="box ${region} ${this.inline ? 'inline' : ''}">
      <div part="label" ?hidden=${this.inline}>${this.label}</div>
      <div part="text">
        ${region === 'optimal' ? nothing : stateGlyph(region === 'danger' ? 'error' : 'warning')}
        <slot name="text">${this.text || this.#percent}</slot>
      </div>
      ${this.#barTemplate(region)}
    </div>`;
  }

  #barTemplate(region: MeterRegion): TemplateResult {
    const { min, max } = this.#measure;
    const now = Math.min(Math.max(numberOr(this.value, min), min), Math.max(min, max));
    const share = shareOf(now, this.#measure);
    const then = isNumber(this.valueAfter) ? shareOf(this.valueAfter, this.#measure) : share;
    return html`<div
      part="bar" role="meter" aria-label=${this.label || nothing}
      aria-valuemin=${min} aria-valuemax=${Math.max(min, max)} aria-valuenow=${now} aria-valuetext=${this.#said(region)}
    >
      <div class="fill" style=${ownStyle({ 'inline-size': `${Math.min(share, then)}%` })}></div>
      <div class="change" ?hidden=${then === share} style=${ownStyle({ 'inline-size': `${Math.abs(then - share)}%` })}></div>
    </div>`;
  }

  /** With numbers only, whatever was given. */
  get #measure(): Measure {
    return {
      min: numberOr(this.min, 0),
      max: numberOr(this.max, 100),
      low: isNumber(this.low) ? this.low : null,
      high: isNumber(this.high) ? this.high : null,
      optimum: isNumber(this.optimum) ? this.optimum : null,
    };
  }

  get #percent(): string {
    return this.#percentOf(isNumber(this.valueAfter) ? this.valueAfter : this.value);
  }

  #percentOf(value: number): string {
    return formatPercent(this.#wording.language, shareOf(numberOr(value, this.min), this.#measure));
  }

  #said(region: MeterRegion): string {
    const { words } = this.#wording;
    const now = isNumber(this.valueAfter)
      ? words.after(this.#percentOf(this.value), this.text || this.#percent)
      : this.text || this.#percent;
    return region === 'optimal' ? now : words[region](now);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-meter': SkyMeter;
  }
}
