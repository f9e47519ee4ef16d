import { TextField } from '@skydeck/react-bindings/text-field';

interface Props {
  readonly label?: string;
  readonly hint?: string;
  readonly note?: string;
  readonly required?: boolean;
}

/** In the place of a field whose code is fetched: of its size, with its words, so that nothing below it moves. */
export const PendingField = ({ label = '', hint = '', note = '', required = false }: Props) => (
  <TextField label={label} hint={hint} note={note} required={required} disabled />
);
