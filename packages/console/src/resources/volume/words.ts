import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const volumeWords = defineWords<typeof en>('volume', import.meta.glob('./words/*.json', { import: 'default' }));
