import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const loadBalancerWords = defineWords<typeof en>(
  'load-balancer',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
