import type { MeterWords } from './en.js';

export const ar: MeterWords = {
  after: (now, then) => `${now}، و${then} بعد هذا التغيير`,
  warning: (value) => `تحذير: ${value}`,
  danger: (value) => `حرج: ${value}`,
};
