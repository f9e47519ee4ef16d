import type { SwitchWords } from './en.js';

export const ja: SwitchWords = { valueMissing: '続行するには、これをオンにしてください。' };
