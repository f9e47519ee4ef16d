import { later } from '../../kit/later.tsx';

// Other resources' forms use them; the lists, which load this folder's index, do not.
export const ServerPicker = later(async () => (await import('./ServerPicker.tsx')).ServerPicker);
export const ServersPicker = later(async () => (await import('./ServerPicker.tsx')).ServersPicker);
