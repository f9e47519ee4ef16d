import type { Translation } from '../../core/translation.js';

export const en = { valueMissing: 'Turn this on to go on.' };

export type SwitchWords = Translation<typeof en>;
