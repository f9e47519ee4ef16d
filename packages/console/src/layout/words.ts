import { defineWords } from '../kit/text/index.ts';
import type en from './words/en.json';

export const shellWords = defineWords<typeof en>('shell', import.meta.glob('./words/*.json', { import: 'default' }));
