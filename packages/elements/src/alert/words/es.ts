import type { AlertWords } from './en.js';

export const es: AlertWords = {
  info: 'Información:',
  success: 'Correcto:',
  warning: 'Advertencia:',
  danger: 'Error:',
  close: 'Cerrar',
  details: 'Detalles',
  more: 'Mostrar más',
  less: 'Mostrar menos',
};
