import { defineWords } from '../kit/text/index.ts';
import type en from './words/en.json';

export const layoutWords = defineWords<typeof en>('layout', import.meta.glob('./words/??.json', { import: 'default' }));
