import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const volumeWords = defineResourceWords<typeof en>(
  'volume',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
