import type { ComponentProps } from 'react';

interface ComboboxInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'list'> {
  readonly label: string;
  readonly text: string;
  /** The id of the list below it. */
  readonly list: string;
  /** The id of the active entry, which has no focus of its own. */
  readonly active: string | undefined;
  readonly onText: (text: string) => void;
}

/** The field of a list that it searches: the focus stays in it (ARIA practices, "Editable combobox with list autocomplete"). */
export const ComboboxInput = ({ label, text, list, active, onText, ...rest }: ComboboxInputProps) => (
  <input
    {...rest}
    type="text"
    role="combobox"
    autoComplete="off"
    spellCheck={false}
    value={text}
    aria-label={label}
    placeholder={label}
    aria-expanded="true"
    aria-controls={list}
    aria-activedescendant={active}
    aria-autocomplete="list"
    onChange={(event) => onText(event.target.value)}
  />
);
