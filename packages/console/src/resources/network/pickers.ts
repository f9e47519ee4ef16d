import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { PendingField } from '../../kit/form/PendingField.tsx';

// Other resources' forms use them; the lists, which load this folder's index for its paths, do not.
export const NetworkPicker = lazyComponent(
  async () => (await import('./NetworkPicker.tsx')).NetworkPicker,
  PendingField,
);
export const NetworksPicker = lazyComponent(
  async () => (await import('./NetworkPicker.tsx')).NetworksPicker,
  PendingField,
);
