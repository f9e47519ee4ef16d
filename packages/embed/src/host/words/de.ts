import type { Words } from './words.ts';

export const de: Words = {
  loading: 'Das Formular wird geladen …',
  silent: 'Die Konsole ist nicht erreichbar.',
  version:
    'Die Versionen dieser Seite und der Konsole sind nicht kompatibel. Wenden Sie sich an den Betreiber der Seite.',
  address: 'Dieses Formular hat keine gültige Adresse. Wenden Sie sich an den Betreiber der Seite.',
  retry: 'Erneut versuchen',
  form: 'Formular',
};
