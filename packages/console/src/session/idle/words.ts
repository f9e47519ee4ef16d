import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const idleWords = defineWords<typeof en>('idle', import.meta.glob('./words/??.json', { import: 'default' }));
