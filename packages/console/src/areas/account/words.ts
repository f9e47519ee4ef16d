import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

/** What several pages of an account say. */
export const accountWords = defineWords<typeof en>(
  'account',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
