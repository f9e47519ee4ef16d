import { defineWords } from '../../../kit/text/index.ts';
import type en from './words/en.json';

export const objectStorageWords = defineWords<typeof en>(
  'object-storage',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
