import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const overWords = defineWords<typeof en>('over', import.meta.glob('./words/??.json', { import: 'default' }));
