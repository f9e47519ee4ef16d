import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const partnerWords = defineWords<typeof en>(
  'partners',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
