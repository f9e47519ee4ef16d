import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const subnetWords = defineResourceWords<typeof en>(
  'subnet',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
