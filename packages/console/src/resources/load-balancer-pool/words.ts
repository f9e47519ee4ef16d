import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const poolWords = defineWords<typeof en>(
  'load-balancer-pool',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
