import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const errorWords = defineWords<typeof en>('errors', import.meta.glob('./words/??.json', { import: 'default' }));
