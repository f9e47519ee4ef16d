import type { CheckboxWords } from './en.js';

export const de: CheckboxWords = { valueMissing: 'Aktivieren Sie dieses Kästchen, um fortzufahren.' };
