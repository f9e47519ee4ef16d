import type { MeterWords } from './en.js';

export const pt: MeterWords = {
  after: (now, then) => `${now}, ${then} após esta alteração`,
  warning: (value) => `Aviso: ${value}`,
  danger: (value) => `Crítico: ${value}`,
};
