import type { FormDialogWords } from './en.js';

export const ar: FormDialogWords = {
  cancel: 'إلغاء',
  question: 'هل تريد تجاهل التغييرات؟',
  consequence: 'سيضيع ما أدخلته.',
  discard: 'تجاهل',
  stay: 'متابعة التعديل',
};
