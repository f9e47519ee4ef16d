import { SkyEvent } from '../core/events.js';
import type { SkyMenuItem } from './menu-item.js';

/** The user chose an item of a menu. */
export class SkySelectEvent extends SkyEvent {
  readonly value: string;
  readonly item: SkyMenuItem;

  constructor(item: SkyMenuItem) {
    super('sky-select');
    this.value = item.value;
    this.item = item;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'sky-select': SkySelectEvent;
  }
}
