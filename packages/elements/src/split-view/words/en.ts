import type { Translation } from '../../core/translation.js';

export const en = {
  label: 'Size of the panes',
};

export type SplitViewWords = Translation<typeof en>;
