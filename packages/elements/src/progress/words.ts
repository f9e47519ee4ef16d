import { catalogue } from '../core/wording.js';

/** The name of a bar that nobody named. */
export const progressWords = catalogue({
  en: { progress: 'Progress' },
  ar: { progress: 'التقدم' },
  de: { progress: 'Fortschritt' },
  es: { progress: 'Progreso' },
  ja: { progress: '進捗' },
  pt: { progress: 'Progresso' },
  ru: { progress: 'Ход выполнения' },
  tr: { progress: 'İlerleme' },
  zh: { progress: '进度' },
});
