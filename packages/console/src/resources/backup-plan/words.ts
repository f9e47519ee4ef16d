import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const backupPlanWords = defineResourceWords<typeof en>(
  'backup_plan',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
