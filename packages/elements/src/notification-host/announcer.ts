import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { NotificationItem } from '../core/notification.js';

/** A notification that becomes another type, such as a task that is done, is news again. */
const keyOf = ({ id, type }: NotificationItem): string => `${type} ${id}`;

/**
 * What is read out: two live regions that are there before there is anything to say, for many screen readers miss a
 * region that appears together with its text.
 */
export class Announcer {
  /** Said before the regions moved; in their new place it would be said again. */
  readonly #said = new Set<string>();
  #isHeard = false;

  /** The regions are in their place: what comes into them from now on is read out. */
  begin(): void {
    this.#isHeard = true;
  }

  /** The regions are about to move. */
  pause(items: readonly NotificationItem[]): void {
    if (this.#isHeard) for (const item of items) this.#said.add(keyOf(item));
    this.#isHeard = false;
  }

  template(items: readonly NotificationItem[]): TemplateResult {
    const known = new Set(items.map(keyOf));
    for (const key of this.#said) if (!known.has(key)) this.#said.delete(key);
    const unsaid = this.#isHeard ? items.filter((item) => !this.#said.has(keyOf(item))) : [];
    return html`
      ${region(
        'alert',
        unsaid.filter(({ type }) => type === 'error'),
      )}
      ${region(
        'status',
        unsaid.filter(({ type }) => type !== 'error'),
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
