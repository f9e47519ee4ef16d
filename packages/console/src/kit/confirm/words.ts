import { defineWords } from '../text/index.ts';
import type en from './words/en.json';

export type ConfirmTable = typeof en;

export const confirmWords = defineWords<ConfirmTable>(
  'confirm',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
