import type { CopyButtonWords } from './en.js';

export const es: CopyButtonWords = {
  copy: 'Copiar',
  copyWhat: (what) => `Copiar: ${what}`,
  copied: 'Copiado',
  failed: 'No se ha podido copiar. Seleccione el texto y cópielo con el teclado.',
};
