import type { Words } from './words.ts';

export const de: Words = {
  loading: 'Das Formular wird geladen …',
  silent: 'Das Formular wird nicht geladen.',
  unreachable: 'Die Konsole ist nicht erreichbar.',
  unlisted:
    'Die Konsole erlaubt dieser Seite nicht, ihre Formulare zu zeigen. Wenden Sie sich an den Betreiber der Seite.',
  blocked: 'Die Sicherheitsrichtlinie dieser Seite blockiert das Formular. Wenden Sie sich an den Betreiber der Seite.',
  version:
    'Die Versionen dieser Seite und der Konsole sind nicht kompatibel. Wenden Sie sich an den Betreiber der Seite.',
  address: 'Dieses Formular hat keine gültige Adresse. Wenden Sie sich an den Betreiber der Seite.',
  retry: 'Erneut versuchen',
  form: 'Formular',
};
