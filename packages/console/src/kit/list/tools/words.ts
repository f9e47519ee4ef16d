import { defineWords } from '../../text/index.ts';
import type en from './words/en.json';

export const toolWords = defineWords<typeof en>('tools', import.meta.glob('./words/??.json', { import: 'default' }));
