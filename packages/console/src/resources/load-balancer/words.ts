import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const loadBalancerWords = defineResourceWords<typeof en>(
  'load-balancer',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
