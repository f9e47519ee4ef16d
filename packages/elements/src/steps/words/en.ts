import type { Translation } from '../../core/translation.js';

export const en = {
  label: 'Steps',
  done: 'Done',
  problem: 'Needs attention',
};

export type StepsWords = Translation<typeof en>;
