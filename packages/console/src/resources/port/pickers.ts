import { later } from '../../kit/later.tsx';

// Other resources' forms use them; the lists, which load this folder's index, do not.
export const PortPicker = later(async () => (await import('./PortPicker.tsx')).PortPicker);
export const PortAddressPicker = later(async () => (await import('./PortPicker.tsx')).PortAddressPicker);
