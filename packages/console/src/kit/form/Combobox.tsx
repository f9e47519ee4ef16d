import { lazyComponent } from '../connectivity/lazy-component.tsx';
import { PendingField } from './PendingField.tsx';

/** A combobox weighs as much as the rest of most forms: it is fetched when one shows. */
export const Combobox = lazyComponent(
  async () => (await import('@skydeck/react-bindings/combobox')).Combobox,
  PendingField,
);
