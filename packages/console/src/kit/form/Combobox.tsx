import { TextField } from '@skydeck/react-bindings/text-field';
import { lazyComponent } from '../connectivity/lazy-component.tsx';

/**
 * A combobox weighs as much as the rest of most forms: it is fetched when one shows. Until then a field of its size, with its
 * words, stands in its place.
 */
export const Combobox = lazyComponent(
  async () => (await import('@skydeck/react-bindings/combobox')).Combobox,
  ({ label = '', hint = '', note = '', required = false, optional = false }) => (
    <TextField label={label} hint={hint} note={note} required={required} optional={optional} disabled />
  ),
);
