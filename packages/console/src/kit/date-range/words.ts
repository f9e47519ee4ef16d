import { defineWords } from '../text/index.ts';
import type en from './words/en.json';

export const dateRangeWords = defineWords<typeof en>(
  'date-range',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
