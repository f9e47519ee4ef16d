import { defineWords } from '../../text/index.ts';
import type en from './words/en.json';

export const matchingWords = defineWords<typeof en>(
  'matching',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
