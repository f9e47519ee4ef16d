import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const overviewWords = defineWords<typeof en>(
  'overview',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
