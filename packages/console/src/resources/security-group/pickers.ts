import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { PendingField } from '../../kit/form/PendingField.tsx';

// Other resources' forms use them; the lists, which load this folder's index, do not.
export const SecurityGroupPicker = lazyComponent(
  async () => (await import('./SecurityGroupPicker.tsx')).SecurityGroupPicker,
  PendingField,
);
