import type { CopyButtonWords } from './en.js';

export const ru: CopyButtonWords = {
  copy: 'Копировать',
  copyWhat: (what) => `Копировать: ${what}`,
  copied: 'Скопировано',
  failed: 'Не удалось скопировать. Выделите текст и скопируйте его с клавиатуры.',
};
