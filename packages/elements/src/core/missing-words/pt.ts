import type { MissingWords } from './en.js';

export const pt: MissingWords = { missing: 'Sem valor' };
