import type { FormDialogWords } from './en.js';

export const pt: FormDialogWords = {
  cancel: 'Cancelar',
  question: 'Descartar as alterações?',
  consequence: 'O que você inseriu será perdido.',
  discard: 'Descartar',
  stay: 'Continuar editando',
};
