import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const paletteWords = defineWords<typeof en>(
  'palette',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
