import type { FormDialogWords } from './en.js';

export const es: FormDialogWords = {
  cancel: 'Cancelar',
  question: '¿Descartar los cambios?',
  consequence: 'Se perderá lo que ha introducido.',
  discard: 'Descartar',
  stay: 'Seguir editando',
};
