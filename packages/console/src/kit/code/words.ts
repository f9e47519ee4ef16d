import { defineWords } from '../text/index.ts';
import type en from './words/en.json';

export const codeWords = defineWords<typeof en>('code', import.meta.glob('./words/??.json', { import: 'default' }));
