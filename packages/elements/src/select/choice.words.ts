import { catalogue } from '../core/wording.js';

/** Shared by the controls that take one of a list: select, radio group, combobox. */
export const choiceWords = catalogue({
  en: { valueMissing: 'Choose an option.' },
  ar: { valueMissing: 'اختر أحد الخيارات.' },
  de: { valueMissing: 'Wählen Sie eine Option aus.' },
  es: { valueMissing: 'Elija una opción.' },
  ja: { valueMissing: 'オプションを選択してください。' },
  pt: { valueMissing: 'Escolha uma opção.' },
  ru: { valueMissing: 'Выберите вариант.' },
  tr: { valueMissing: 'Bir seçenek belirleyin.' },
  zh: { valueMissing: '请选择一个选项。' },
});
