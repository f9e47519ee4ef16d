import { defineWords } from '../../../kit/text/index.ts';
import type en from './words/en.json';

export const bucketsWords = defineWords<typeof en>(
  's3-buckets',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
