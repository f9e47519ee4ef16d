import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const routerWords = defineResourceWords<typeof en>(
  'router',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
