import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const vpnWords = defineWords<typeof en>('vpn', import.meta.glob('./words/*.json', { import: 'default' }));
