import type { MeterWords } from './en.js';

export const de: MeterWords = {
  after: (now, then) => `${now}, nach dieser Änderung ${then}`,
  warning: (value) => `Warnung: ${value}`,
  danger: (value) => `Kritisch: ${value}`,
};
