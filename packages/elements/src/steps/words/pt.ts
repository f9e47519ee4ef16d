import type { StepsWords } from './en.js';

export const pt: StepsWords = {
  label: 'Etapas',
  done: 'Concluída',
  problem: 'Requer atenção',
};
