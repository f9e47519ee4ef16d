import { defineWords } from '../../../kit/text/index.ts';
import type en from './words/en.json';

export const uploadWords = defineWords<typeof en>(
  's3-upload',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
