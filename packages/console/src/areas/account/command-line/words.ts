import { defineWords } from '../../../kit/text/index.ts';
import type en from './words/en.json';

export const commandLineWords = defineWords<typeof en>(
  'account-command-line',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
