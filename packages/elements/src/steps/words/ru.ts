import type { StepsWords } from './en.js';

export const ru: StepsWords = {
  label: 'Шаги',
  done: 'Готово',
  problem: 'Требует внимания',
};
