import type { StepsWords } from './en.js';

export const tr: StepsWords = {
  label: 'Adımlar',
  done: 'Tamamlandı',
  problem: 'Düzeltilmesi gerekiyor',
};
