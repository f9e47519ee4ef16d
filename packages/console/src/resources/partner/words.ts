import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const partnerWords = defineResourceWords<typeof en>(
  'partners',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
