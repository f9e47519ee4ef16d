import { later } from '../../kit/later.tsx';

// Other resources' forms use them; the lists, which load this folder's index for its paths, do not.
export const NetworkPicker = later(async () => (await import('./NetworkPicker.tsx')).NetworkPicker);
export const NetworksPicker = later(async () => (await import('./NetworkPicker.tsx')).NetworksPicker);
