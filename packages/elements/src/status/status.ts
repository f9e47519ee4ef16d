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
 * The state of one thing, quiet enough for every row of a table: a shape and a word.
 *
 * @tagname sky-status
 * @csspart state - All of it in one line.
 * @csspart label - The state in words.
 * @csspart reason - Why it is so.
 */
export class SkyStatus extends LitElement {
  static override styles: CSSResultGroup = [hostStyles, stateGlyphStyles, statusStyles];

  /** The family of the state: it decides shape and tone. */
  @property({ attribute: 'state' }) state: StateFamily = 'unknown';
  /** The state in words, such as "Running". Without it the family's own word. */
  @property({ attribute: 'label' }) label = '';
  /** Why it is so, in a few words, such as "No valid host". */
  @property({ attribute: 'reason' }) reason = '';
  /** How far it is, from 0 to 100; `null` when that is not known. Only for the state `progress`. */
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
