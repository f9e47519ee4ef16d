import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';

// Other resources' forms use them; the lists, which load this folder's index, do not.
export const PortPicker = lazyComponent(async () => (await import('./PortPicker.tsx')).PortPicker);
export const PortAddressPicker = lazyComponent(async () => (await import('./PortPicker.tsx')).PortAddressPicker);
