import type { ComboboxOption } from './combobox.rules.js';

/** What values are called. A name is kept when its option leaves the list, as when options are loaded for each query. */
export class Names {
  readonly #known = new Map<string, string>();

  /** Keeps the names of those options that are among the values. */
  learn(options: readonly ComboboxOption[], values: readonly string[]): void {
    for (const { value, label } of options) if (values.includes(value)) this.#known.set(value, label);
  }

  /** The name, or the value itself when nobody has ever said its name. */
  of(value: string, options: readonly ComboboxOption[]): string {
    return options.find((option) => option.value === value)?.label ?? this.#known.get(value) ?? value;
  }
}

export const inOneLine = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'unit' }).format(names);
