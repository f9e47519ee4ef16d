import type { MissingWords } from './en.js';

export const ru: MissingWords = { missing: 'Нет значения' };
