import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const recoveryPointWords = defineResourceWords<typeof en>(
  'recovery_point',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
