import type { CheckboxWords } from './en.js';

export const ja: CheckboxWords = { valueMissing: '続行するには、このチェックボックスをオンにしてください。' };
