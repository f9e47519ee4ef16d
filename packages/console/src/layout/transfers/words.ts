import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const transfersWords = defineWords<typeof en>(
  'transfers',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
