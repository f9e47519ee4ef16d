import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { ownStyle } from '../core/own-style.js';
import { catalogue, Wording } from '../core/wording.js';
import { boundedPercent, formatPercent } from './percent.js';
import { progressStyles } from './progress.css.js';
import { en } from './words/en.js';

const progressWords = catalogue('progress', en);

const tones = ['progress', 'accent', 'success', 'warning', 'danger'] as const;

export type ProgressTone = (typeof tones)[number];

/**
 * The progress of a task, or the share of something.
 *
 * @tagname sky-progress
 * @csspart bar - The track, with the filled part in it.
 * @csspart value - The percentage after the bar.
 * @cssprop [--sky-progress-size=6px] - The thickness of the bar.
 */
export class SkyProgress extends LitElement {
  static override styles = [hostStyles, progressStyles];

  /** The value, 0 to 100. With `null`, or without the attribute, the end is unknown. */
  @property({ attribute: 'value', type: Number }) value: number | null = null;
  /** The accessible name. */
  @property({ attribute: 'label' }) label = '';
  @property({ attribute: 'tone' }) tone: ProgressTone = 'progress';
  /** Shows the percentage after the bar. */
  @property({ attribute: 'with-value', type: Boolean }) withValue = false;

  readonly #wording = new Wording(this, progressWords);

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'tone', this.tone, tones);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const share = boundedPercent(this.value);
    const text = share === null ? '' : formatPercent(this.#wording.language, share);
    return html`
      <div
        part="bar" class="${this.tone} ${share === null ? 'unknown' : ''}" role="progressbar"
        aria-label=${this.label || this.#wording.words.progress}
        aria-valuemin="0" aria-valuemax="100" aria-valuenow=${share ?? nothing} aria-valuetext=${text || nothing}
      >
        <div class="fill" style=${ownStyle(share === null ? {} : { 'inline-size': `${share}%` })}></div>
      </div>
      ${this.withValue ? html`<span part="value" aria-hidden="true">${text}</span>` : nothing}
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-progress': SkyProgress;
  }
}
