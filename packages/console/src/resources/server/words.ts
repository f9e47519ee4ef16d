import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const serverWords = defineResourceWords<typeof en>(
  'server',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
