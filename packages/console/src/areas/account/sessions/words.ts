import { defineWords } from '../../../kit/text/index.ts';
import type en from './words/en.json';

export const sessionsWords = defineWords<typeof en>(
  'account-sessions',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
