import type { MeterWords } from './en.js';

export const tr: MeterWords = {
  after: (now, then) => `${now}, bu değişiklikten sonra ${then}`,
  warning: (value) => `Uyarı: ${value}`,
  danger: (value) => `Kritik: ${value}`,
};
