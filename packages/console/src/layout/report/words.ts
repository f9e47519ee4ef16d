import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const reportWords = defineWords<typeof en>('report', import.meta.glob('./words/??.json', { import: 'default' }));
