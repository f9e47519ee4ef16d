import type { Combobox as BoundCombobox } from '@skydeck/react-bindings/combobox';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type ComponentProps, lazy, Suspense } from 'react';
import { importWithRetry } from '../connectivity/import-with-retry.ts';

type Props = ComponentProps<typeof BoundCombobox>;

const Loaded = lazy(async () => ({
  default: (await importWithRetry(() => import('@skydeck/react-bindings/combobox'))).Combobox,
}));

/**
 * A combobox weighs as much as the rest of most forms: it is fetched when one shows. Until then a field of its size, with its
 * words, stands in its place.
 */
export function Combobox(props: Props) {
  const { label = '', hint = '', note = '', required = false } = props;
  return (
    <Suspense fallback={<TextField label={label} hint={hint} note={note} required={required} disabled />}>
      <Loaded {...props} />
    </Suspense>
  );
}
