import { plural } from '../../core/plural.js';
import type { FileFieldWords } from './en.js';

export const de: FileFieldWords = {
  required: 'Erforderlich.',
  chooseOne: 'Datei auswählen',
  chooseSeveral: 'Dateien auswählen',
  dropOne: 'Oder eine Datei hier ablegen',
  dropSeveral: 'Oder Dateien hier ablegen',
  dropNow: 'Zum Hinzufügen ablegen',
  upTo: (size: string) => `Bis zu ${size} pro Datei`,
  files: 'Ausgewählte Dateien',
  remove: (name: string) => `${name} entfernen`,
  added: (name: string) => `${name} hinzugefügt`,
  addedSeveral: (count: number) => plural('de', count, { one: '# Datei hinzugefügt', other: '# Dateien hinzugefügt' }),
  removed: (name: string) => `${name} entfernt`,
  missing: 'Wählen Sie eine Datei aus.',
  wrongType: (name: string, types: string) => `Der Typ von „${name}“ wird nicht akzeptiert. Erlaubt sind: ${types}.`,
  tooLarge: (name: string, size: string) => `„${name}“ ist größer als ${size}.`,
  typeMismatch: 'Falscher Typ',
  rangeOverflow: 'Zu groß',
  folder: 'Es können nur Dateien hinzugefügt werden, keine Ordner.',
  onlyOne: 'Es kann nur eine Datei hinzugefügt werden. Die erste wurde übernommen.',
};
