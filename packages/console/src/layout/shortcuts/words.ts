import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const shortcutsWords = defineWords<typeof en>(
  'shortcuts',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
