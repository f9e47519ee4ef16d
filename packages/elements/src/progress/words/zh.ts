import type { ProgressWords } from './en.js';

export const zh: ProgressWords = { progress: '进度' };
