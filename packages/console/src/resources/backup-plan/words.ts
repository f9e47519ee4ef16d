import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const backupPlanWords = defineWords<typeof en>(
  'backup_plan',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
