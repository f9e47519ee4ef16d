import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const recoveryPointWords = defineWords<typeof en>(
  'recovery_point',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
