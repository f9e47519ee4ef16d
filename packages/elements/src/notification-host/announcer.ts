import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { NotificationItem } from '../core/notification.js';

/** A notification that becomes another type, such as a task that is done, is news again. */
const keyOf = ({ id, type }: NotificationItem): string => `${type} ${id}`;

/**
 * What is read out: two live regions that are there before there is anything to say, for many screen readers miss a
 * region that appears together with its text. A toast is read out when it first shows, and never again.
 */
export class Announcer {
  /** Said where the regions are now. It stays in them: coming back, it would be said again. */
  readonly #here = new Set<string>();
  /** Said before the regions moved; in their new place it would be said again. */
  readonly #elsewhere = new Set<string>();
  #isHeard = false;

  /** The regions are in their place: what comes into them from now on is read out. */
  begin(): void {
    this.#isHeard = true;
  }

  /** The regions are about to move. */
  pause(): void {
    for (const key of this.#here) this.#elsewhere.add(key);
    this.#here.clear();
    this.#isHeard = false;
  }

  /**
   * @param items All that are or may come onto the screen.
   * @param shown Those that are on it.
   */
  template(items: readonly NotificationItem[], shown: readonly NotificationItem[]): TemplateResult {
    const known = new Set(items.map(keyOf));
    for (const keys of [this.#here, this.#elsewhere]) for (const key of keys) if (!known.has(key)) keys.delete(key);
    if (this.#isHeard) {
      for (const key of shown.map(keyOf)) if (!this.#elsewhere.has(key)) this.#here.add(key);
    }
    const said = items.filter((item) => this.#here.has(keyOf(item)));
    return html`
      ${region(
        'alert',
        said.filter(({ type }) => type === 'error'),
      )}
      ${region(
        'status',
        said.filter(({ type }) => type !== 'error'),
      )}
    `;
  }
}

/** Only what is added is read out, not how a task goes on. */
function region(role: 'alert' | 'status', items: readonly NotificationItem[]): TemplateResult {
  return html`<div class="visually-hidden" role=${role} aria-atomic="false" aria-relevant="additions">
    ${repeat(items, keyOf, ({ type, title, message = '' }) => html`<p>${title}${type === 'progress' ? '' : `. ${message}`}</p>`)}
  </div>`;
}
