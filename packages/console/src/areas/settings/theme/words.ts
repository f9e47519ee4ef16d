import { defineWords } from '../../../kit/text/index.ts';
import type en from './words/en.json';

export const themeWords = defineWords<typeof en>('theme', import.meta.glob('./words/??.json', { import: 'default' }));
