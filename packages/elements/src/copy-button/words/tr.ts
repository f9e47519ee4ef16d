import type { CopyButtonWords } from './en.js';

export const tr: CopyButtonWords = {
  copy: 'Kopyala',
  copyWhat: (what) => `Kopyala: ${what}`,
  copied: 'Kopyalandı',
  failed: 'Kopyalanamadı. Metni seçip klavyeyle kopyalayın.',
};
