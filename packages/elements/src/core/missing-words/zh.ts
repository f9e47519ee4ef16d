import type { MissingWords } from './en.js';

export const zh: MissingWords = { missing: '无值' };
