import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { missingTemplate, missingWords } from '../core/missing-value.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { Wording } from '../core/wording.js';
import { pageClock } from './page-clock.js';
import { relativeTimeStyles } from './relative-time.css.js';
import { spanBetween } from './relative-time.rules.js';

const lengths = ['long', 'short', 'narrow'] as const;

export type RelativeTimeLength = (typeof lengths)[number];

// Latin digits in every language (visual language, "Languages").
const latin = { numberingSystem: 'latn' } as const;

/**
 * How long ago something happened, or when it will happen. The text updates as time passes. The tooltip shows the full
 * date.
 *
 * @tagname sky-relative-time
 */
export class SkyRelativeTime extends LitElement {
  static override styles = [hostStyles, relativeTimeStyles];

  /** The time in ISO 8601: "2026-11-21T12:00:00Z". Without it, a dash shows. Invalid text shows unchanged. */
  @property({ attribute: 'datetime' }) datetime = '';
  /** The length of the text: "3 minutes ago", "3 min. ago", "3m ago". */
  @property({ attribute: 'length' }) length: RelativeTimeLength = 'long';

  readonly #wording = new Wording(this, missingWords);

  override connectedCallback(): void {
    super.connectedCallback();
    // Time went on without it.
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    pageClock.forget(this);
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'length', this.length, lengths);
    if (changed.has('datetime') && this.datetime && Number.isNaN(this.#moment))
      console.warn(`<sky-relative-time> cannot read datetime="${this.datetime}".`, this);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const moment = this.#moment;
    pageClock.forget(this);
    if (!this.datetime) return missingTemplate(this.#wording.words);
    if (Number.isNaN(moment)) return html`<bdi>${this.datetime}</bdi>`;
    return html`<time datetime=${new Date(moment).toISOString()} title=${this.#whole(moment)}>${this.#say(moment)}</time>`;
  }

  get #moment(): number {
    return Date.parse(this.datetime);
  }

  #say(moment: number): string {
    const now = Date.now();
    const { unit, amount, lasts } = spanBetween(moment, now);
    if (this.isConnected) pageClock.remind(this, now + lasts);
    const style = lengths.includes(this.length) ? this.length : 'long';
    // "Yesterday" is a day of the calendar, not 24 hours; only "now" is the same for both.
    const numeric = unit === 'second' ? 'auto' : 'always';
    return new Intl.RelativeTimeFormat(this.#wording.language, { ...latin, style, numeric }).format(amount, unit);
  }

  #whole(moment: number): string {
    return new Intl.DateTimeFormat(this.#wording.language, {
      ...latin,
      hourCycle: 'h23',
      dateStyle: 'long',
      timeStyle: 'long',
    }).format(moment);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-relative-time': SkyRelativeTime;
  }
}
