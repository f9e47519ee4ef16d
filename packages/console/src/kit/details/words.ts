import { defineWords } from '../text/words.ts';
import type en from './words/en.json';

export const detailsWords = defineWords<typeof en>(
  'details',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
