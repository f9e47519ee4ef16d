import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const networkWords = defineWords<typeof en>(
  'network',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
