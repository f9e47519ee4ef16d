import { TextField } from '@skydeck/react-bindings/text-field';

interface FilterTextProps {
  readonly title: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A part of the value, looked for when the field is left or Enter is pressed. */
export const FilterText = ({ title, value, onChange }: FilterTextProps) => (
  <TextField
    size="small"
    label={title}
    labelHidden
    value={value}
    withClear
    spellCheck="false"
    onChange={(event) => onChange((event.target as EventTarget & { value: string }).value.trim())}
  />
);
