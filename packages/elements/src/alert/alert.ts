import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';

import { SkyCloseEvent } from '../core/events.js';
import { crossGlyph } from '../core/glyphs.js';
import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { SlotPresence } from '../core/slot-presence.js';
import { catalogue, Wording } from '../core/wording.js';
import { chevronDownGlyph, circleCheckGlyph, infoGlyph, octagonXGlyph, triangleAlertGlyph } from '../icon/own.js';
import { alertStyles } from './alert.css.js';
import { Folding } from './folding.js';
import { en } from './words/en.js';

const alertWords = catalogue('alert', en);

const tones = ['info', 'success', 'warning', 'danger', 'neutral'] as const;

export type AlertTone = (typeof tones)[number];

const glyphs: Record<AlertTone, TemplateResult> = {
  info: infoGlyph,
  success: circleCheckGlyph,
  warning: triangleAlertGlyph,
  danger: octagonXGlyph,
  neutral: infoGlyph,
};

/**
 * A message in the page, next to its subject. More than three lines of text are folded.
 *
 * @tagname sky-alert
 * @fires {SkyCloseEvent} sky-close - The user closes the alert. `preventDefault()` keeps it open. Otherwise it hides
 *   itself.
 * @slot - The text.
 * @slot actions - Actions: buttons or links.
 * @slot details - Optional details, such as the server's message. Folded.
 * @csspart alert - The colored box.
 * @csspart heading - The first line.
 */
export class SkyAlert extends LitElement {
  static override styles = [hostStyles, quietButtonStyles, alertStyles];

  @property({ attribute: 'tone' }) tone: AlertTone = 'info';
  /** The heading, one line. */
  @property({ attribute: 'heading' }) heading = '';
  /** Announces the alert when it appears or changes: immediately for `danger` and `warning`, else at the next pause. */
  @property({ attribute: 'live', type: Boolean }) live = false;
  /** Adds a close button. */
  @property({ attribute: 'with-close', type: Boolean }) withClose = false;
  @query('.text') private text!: HTMLElement;

  readonly #wording = new Wording(this, alertWords);
  readonly #slotted = new SlotPresence(this);
  readonly #folding = new Folding(this, () => this.text);

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'tone', this.tone, tones);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const tone = tones.includes(this.tone) ? this.tone : 'info';
    return html`
      <div part="alert" class=${tone}>
        ${glyphs[tone]}
        ${this.#messageTemplate(tone)}
        <div class="rest">${this.#moreTemplate()} ${this.#detailsTemplate()} ${this.#actionsTemplate()}</div>
        ${this.withClose ? this.#closeTemplate() : nothing}
      </div>
    `;
  }

  #messageTemplate(tone: AlertTone): TemplateResult {
    const role = tone === 'danger' || tone === 'warning' ? 'alert' : 'status';
    const { isUnfolded, hasMore } = this.#folding;
    return html`<div role=${this.live ? role : nothing}>
      ${tone === 'neutral' ? nothing : html`<span class="visually-hidden">${this.#wording.words[tone]}</span>`}
      <div part="heading" ?hidden=${!this.heading}>${this.heading}</div>
      <div class="text ${isUnfolded ? '' : 'folded'} ${hasMore ? 'cut' : ''}" @focusin=${this.#onFocusin}>
        <div><slot></slot></div>
      </div>
    </div>`;
  }

  #moreTemplate(): TemplateResult | typeof nothing {
    const { isUnfolded, hasMore } = this.#folding;
    if (!hasMore) return nothing;
    const { more, less } = this.#wording.words;
    return html`<button class="more" type="button" aria-expanded=${String(isUnfolded)} @click=${this.#onMore}>
      ${isUnfolded ? less : more}
    </button>`;
  }

  #detailsTemplate(): TemplateResult {
    return html`<details ?hidden=${!this.#slotted.has('details')}>
      <summary>${chevronDownGlyph}${this.#wording.words.details}</summary>
      <div class="details"><slot name="details"></slot></div>
    </details>`;
  }

  #actionsTemplate(): TemplateResult {
    return html`<div class="actions" ?hidden=${!this.#slotted.has('actions')}><slot name="actions"></slot></div>`;
  }

  #closeTemplate(): TemplateResult {
    return html`<button class="quiet-button" type="button" aria-label=${this.#wording.words.close} @click=${this.#onClose}>
      ${crossGlyph}
    </button>`;
  }

  #onMore(): void {
    this.#folding.unfold(!this.#folding.isUnfolded);
  }

  /** A link that has focus must not lie in the part that is cut off. */
  #onFocusin(): void {
    if (this.#folding.hasMore) this.#folding.unfold(true);
  }

  #onClose(): void {
    if (this.dispatchEvent(new SkyCloseEvent('button'))) this.hidden = true;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-alert': SkyAlert;
  }
}
