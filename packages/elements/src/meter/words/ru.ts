import type { MeterWords } from './en.js';

export const ru: MeterWords = {
  after: (now, then) => `${now}, после этого изменения — ${then}`,
  warning: (value) => `Предупреждение: ${value}`,
  danger: (value) => `Критично: ${value}`,
};
