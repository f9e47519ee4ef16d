import { SkyEvent } from '../core/events.js';
import type { SkyStep } from './step.js';

/** The person wants to go to a step. Where it is a link, `preventDefault()` keeps the browser here. */
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
