import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const portWords = defineResourceWords<typeof en>(
  'port',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
