import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { PendingField } from '../../kit/form/PendingField.tsx';

// Other resources' forms use it; the lists, which load this folder's index, do not.
export const VolumesPicker = lazyComponent(
  async () => (await import('./VolumesPicker.tsx')).VolumesPicker,
  PendingField,
);
export const VolumePicker = lazyComponent(async () => (await import('./VolumesPicker.tsx')).VolumePicker, PendingField);
