import { defineWords } from '../../../kit/text/index.ts';
import type en from './words/en.json';

export const topologyWords = defineWords<typeof en>(
  'topology',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
