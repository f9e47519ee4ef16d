import { SkyEvent } from '../core/events.js';
import type { SkyFilterChip } from './filter-chip.js';

/** The user removes a filter. */
export class SkyRemoveEvent extends SkyEvent {
  readonly value: string;
  readonly chip: SkyFilterChip;

  constructor(chip: SkyFilterChip) {
    super('sky-remove');
    this.value = chip.value;
    this.chip = chip;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'sky-remove': SkyRemoveEvent;
  }
}
