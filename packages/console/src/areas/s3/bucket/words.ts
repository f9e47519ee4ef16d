import { defineWords } from '../../../kit/text/index.ts';
import type en from './words/en.json';

export const bucketWords = defineWords<typeof en>(
  's3-bucket',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
