import type { StatusWords } from './en.js';

export const pt: StatusWords = {
  healthy: 'Íntegro',
  warning: 'Aviso',
  error: 'Erro',
  stopped: 'Parado',
  paused: 'Pausado',
  unknown: 'Desconhecido',
  progress: 'Em andamento',
  maintenance: 'Manutenção',
};
