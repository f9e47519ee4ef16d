import type { NotificationItem } from '../core/notification.js';

/**
 * What was new when the person opened the list. Opening it makes all of it seen, but the dot stays on what was new
 * until the list is closed: else nobody could tell.
 */
export class Fresh {
  readonly #ids = new Set<string>();

  has({ id, isSeen }: NotificationItem): boolean {
    return !isSeen || this.#ids.has(id);
  }

  /** @returns Whether some are new that were not before. */
  add(items: readonly NotificationItem[]): boolean {
    const { size } = this.#ids;
    for (const { id, isSeen } of items) if (!isSeen) this.#ids.add(id);
    return this.#ids.size > size;
  }

  clear(): void {
    this.#ids.clear();
  }
}
