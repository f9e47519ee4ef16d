import type { StatusWords } from './en.js';

export const es: StatusWords = {
  healthy: 'Correcto',
  warning: 'Advertencia',
  error: 'Error',
  stopped: 'Detenido',
  paused: 'En pausa',
  unknown: 'Desconocido',
  progress: 'En curso',
  maintenance: 'Mantenimiento',
};
