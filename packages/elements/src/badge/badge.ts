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
 * A small count, or a dot that marks something new, in a line of text or at the corner of its content.
 *
 * @tagname sky-badge
 * @slot - The subject, such as an icon button. Without it, the badge is inline.
 * @csspart badge - The count or the dot.
 * @cssprop [--sky-badge-ground=var(--sky-surface)] - The color of the gap between the badge and its content.
 */
export class SkyBadge extends LitElement {
  static override styles = [hostStyles, badgeStyles];

  /** The count. With `null`, without the attribute, and at zero, nothing shows. */
  @property({ attribute: 'count', type: Number }) count: number | null = null;
  /** The highest count shown. Above it, the badge shows "99+". */
  @property({ attribute: 'max', type: Number }) max = 99;
  /** Shows a dot instead of the count. */
  @property({ attribute: 'dot', type: Boolean }) dot = false;
  @property({ attribute: 'tone' }) tone: BadgeTone = 'neutral';
  /** Also shows a count of zero. */
  @property({ attribute: 'with-zero', type: Boolean }) withZero = false;
  /** The accessible text, such as "3 unread messages". Without it, the count is read, and a dot is decorative. */
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
