import type { MeterWords } from './en.js';

export const ar: MeterWords = {
  after: (now, then) => `\u2068${now}\u2069، و\u2068${then}\u2069 بعد هذا التغيير`,
  warning: (value) => `تحذير: \u2068${value}\u2069`,
  danger: (value) => `حرج: \u2068${value}\u2069`,
};
