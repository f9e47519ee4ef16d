import { defineWords } from '../text/words.ts';
import type en from './words/en.json';

/** What fields say of themselves. Apart from the kit's other words: no list needs them. */
export const problemWords = defineWords<typeof en>(
  'problem',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
