import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const networkWords = defineResourceWords<typeof en>(
  'network',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
