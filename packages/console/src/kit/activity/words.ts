import { defineWords } from '../text/index.ts';
import type en from './words/en.json';

export const activityWords = defineWords<typeof en>(
  'activity',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
