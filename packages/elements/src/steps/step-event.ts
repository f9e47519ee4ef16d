import { SkyEvent } from '../core/events.js';
import type { SkyStep } from './step.js';

/** The user chose a step. If it is a link, `preventDefault()` keeps the browser on the page. */
export class SkyStepEvent extends SkyEvent {
  readonly value: string;
  readonly step: SkyStep;

  constructor(step: SkyStep) {
    super('sky-step', { cancelable: true });
    this.value = step.value;
    this.step = step;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'sky-step': SkyStepEvent;
  }
}
