import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { formatNumber } from '../core/plural.js';
import { SlotPresence } from '../core/slot-presence.js';
import { catalogue, Wording } from '../core/wording.js';
import { badgeStyles } from './badge.css.js';
import { en } from './words/en.js';

const badgeWords = catalogue('badge', en);

const tones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;

export type BadgeTone = (typeof tones)[number];

/**
 * How many there are, or that there is something: a small count or a dot, in a line of text or at the corner of what is
 * inside it.
 *
 * @tagname sky-badge
 * @slot - What it is about, such as a button with an icon. Without it the badge stands in the line.
 * @csspart badge - The count or the dot.
 * @cssprop [--sky-badge-ground=var(--sky-surface)] - The colour behind it: the gap between the badge and its subject.
 */
export class SkyBadge extends LitElement {
  static override styles = [hostStyles, badgeStyles];

  /** How many; `null`, or no attribute, shows no count. Nothing is shown at zero. */
  @property({ attribute: 'count', type: Number }) count: number | null = null;
  /** The highest count that is written out: above it stands "99+". */
  @property({ attribute: 'max', type: Number }) max = 99;
  /** A dot in place of the count. */
  @property({ attribute: 'dot', type: Boolean }) dot = false;
  @property({ attribute: 'tone' }) tone: BadgeTone = 'neutral';
  /** Shows a zero, too. */
  @property({ attribute: 'with-zero', type: Boolean }) withZero = false;
  /** What is said for it, such as "3 unread messages". Without it the count is said, and a dot is decoration. */
  @property({ attribute: 'label' }) label = '';

  readonly #wording = new Wording(this, badgeWords);
  readonly #slotted = new SlotPresence(this);

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'tone', this.tone, tones);
    if (Number.isNaN(this.count)) console.warn('<sky-badge> has a count that is no number; it shows none.', this);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const tone = tones.includes(this.tone) ? this.tone : 'neutral';
    const place = this.#slotted.has() ? 'corner' : '';
    return html`<slot></slot>${
      this.#isShown
        ? html`<span part="badge" class="${tone} ${place} ${this.dot ? 'dot' : ''}">${this.#contentTemplate()}</span>`
        : nothing
    }`;
  }

  get #isShown(): boolean {
    if (this.dot) return true;
    if (this.count === null || Number.isNaN(this.count)) return false;
    return this.count !== 0 || this.withZero;
  }

  #contentTemplate(): TemplateResult {
    const count = this.count ?? 0;
    const isCapped = this.max > 0 && count > this.max;
    const written = this.dot
      ? nothing
      : formatNumber(this.#wording.language, isCapped ? this.max : count) + (isCapped ? '+' : '');
    const said = this.label || (isCapped && !this.dot ? this.#wording.words.more(this.max) : '');
    // Of itself left to right: in Arabic the plus would change sides.
    return html`<bdi dir="ltr" aria-hidden=${said ? 'true' : nothing}>${written}</bdi>
      ${said ? html`<span class="visually-hidden">${said}</span>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-badge': SkyBadge;
  }
}
