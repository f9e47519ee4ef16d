import { defineWords } from '../../../kit/text/index.ts';
import type en from './words/en.json';

export const filesWords = defineWords<typeof en>(
  's3-files',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
