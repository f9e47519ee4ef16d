import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const featuresWords = defineWords<typeof en>(
  'features',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
