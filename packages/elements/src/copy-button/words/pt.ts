import type { CopyButtonWords } from './en.js';

export const pt: CopyButtonWords = {
  copy: 'Copiar',
  copyWhat: (what) => `Copiar: ${what}`,
  copied: 'Copiado',
  failed: 'Não foi possível copiar. Selecione o texto e copie-o com o teclado.',
};
