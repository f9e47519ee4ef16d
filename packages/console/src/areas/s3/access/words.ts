import { defineWords } from '../../../kit/text/index.ts';
import type en from './words/en.json';

export const accessWords = defineWords<typeof en>(
  's3-access',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
