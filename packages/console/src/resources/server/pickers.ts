import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';

// Other resources' forms use them; the lists, which load this folder's index, do not.
export const ServerPicker = lazyComponent(async () => (await import('./ServerPicker.tsx')).ServerPicker);
export const ServersPicker = lazyComponent(async () => (await import('./ServerPicker.tsx')).ServersPicker);
