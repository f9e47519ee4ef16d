import { defineWords } from '../text/words.ts';
import type en from './words/en.json';

export const oneTimeSecretWords = defineWords<typeof en>(
  'once',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
