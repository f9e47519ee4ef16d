import type { SwitchWords } from './en.js';

export const de: SwitchWords = { valueMissing: 'Schalten Sie dies ein, um fortzufahren.' };
