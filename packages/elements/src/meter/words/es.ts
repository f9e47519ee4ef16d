import type { MeterWords } from './en.js';

export const es: MeterWords = {
  after: (now, then) => `${now}, ${then} después de este cambio`,
  warning: (value) => `Advertencia: ${value}`,
  danger: (value) => `Crítico: ${value}`,
};
