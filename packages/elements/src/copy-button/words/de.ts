import type { CopyButtonWords } from './en.js';

export const de: CopyButtonWords = {
  copy: 'Kopieren',
  copyWhat: (what) => `Kopieren: ${what}`,
  copied: 'Kopiert',
  failed: 'Kopieren nicht möglich. Markieren Sie den Text und kopieren Sie ihn mit der Tastatur.',
};
