import type { Translation } from '../../core/translation.js';

/** The word of each state family, for a state that has no more exact one. */
export const en = {
  healthy: 'Healthy',
  warning: 'Warning',
  error: 'Error',
  stopped: 'Stopped',
  paused: 'Paused',
  unknown: 'Unknown',
  progress: 'In progress',
  maintenance: 'Maintenance',
};

export type StatusWords = Translation<typeof en>;
