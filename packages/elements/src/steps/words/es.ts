import type { StepsWords } from './en.js';

export const es: StepsWords = {
  label: 'Pasos',
  done: 'Completado',
  problem: 'Requiere atención',
};
