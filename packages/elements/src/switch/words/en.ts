import type { Translation } from '../../core/translation.js';

export const en = { valueMissing: 'Turn this on to continue.' };

export type SwitchWords = Translation<typeof en>;
