import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { catalogue, Wording } from '../core/wording.js';
import { boundedPercent, formatPercent } from '../progress/percent.js';
import { stateGlyphStyles } from './state-glyph.css.js';
import { stateGlyph, states, type StateFamily } from './state-glyph.js';
import { statusStyles } from './status.css.js';
import { en } from './words/en.js';

const statusWords = catalogue('status', en);

/**
 * The status of one object, for every row of a table: a shape and a word.
 *
 * @tagname sky-status
 * @csspart state - The shape and the text, in one line.
 * @csspart label - The status as text.
 * @csspart reason - The reason.
 */
export class SkyStatus extends LitElement {
  static override styles: CSSResultGroup = [hostStyles, stateGlyphStyles, statusStyles];

  /** The family of the status. It sets shape and tone. */
  @property({ attribute: 'state' }) state: StateFamily = 'unknown';
  /** The status as text, such as "Running". Without it, the name of the family. */
  @property({ attribute: 'label' }) label = '';
  /** The reason, in a few words, such as "No valid host". */
  @property({ attribute: 'reason' }) reason = '';
  /** The progress, 0 to 100. `null` if unknown. Only for the status `progress`. */
  @property({ attribute: 'progress', type: Number }) progress: number | null = null;

  readonly #wording = new Wording(this, statusWords);

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'state', this.state, states);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const state = states.includes(this.state) ? this.state : 'unknown';
    const progress = state === 'progress' ? boundedPercent(this.progress) : null;
    return html`<span class=${state} part="state">
      ${stateGlyph(state, progress)}
      <span class="label" part="label">${this.label || this.#wording.words[state]}</span>
      ${progress === null ? nothing : html`<span class="percent">${formatPercent(this.#wording.language, progress)}</span>`}
      ${this.reason ? html`<span class="reason" part="reason" title=${this.reason}>${this.reason}</span>` : nothing}
    </span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-status': SkyStatus;
  }
}
