import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const poolWords = defineResourceWords<typeof en>(
  'load-balancer-pool',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
