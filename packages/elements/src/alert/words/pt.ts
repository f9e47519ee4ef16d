import type { AlertWords } from './en.js';

export const pt: AlertWords = {
  info: 'Informação:',
  success: 'Sucesso:',
  warning: 'Aviso:',
  danger: 'Erro:',
  close: 'Fechar',
  details: 'Detalhes',
  more: 'Mostrar mais',
  less: 'Mostrar menos',
};
