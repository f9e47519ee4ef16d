import type { Translation } from '../../core/translation.js';

export const en = {
  skip: 'Skip to content',
};

export type AppShellWords = Translation<typeof en>;
