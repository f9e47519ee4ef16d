export interface ComboboxOption {
  /** What is sent with the form. Unique in the list. */
  readonly value: string;
  /** What the person reads. */
  readonly label: string;
  /** A second line, searched as well. */
  readonly description?: string;
  readonly disabled?: boolean;
  /** The heading it stands under. Options of one group stand together, wherever they are in the list. */
  readonly group?: string;
}

export interface Section {
  /** The heading; '' for options without a group. */
  readonly name: string;
  readonly options: readonly ComboboxOption[];
}

/** The form in which texts are compared: without case, accents and outer spaces. */
function fold(text: string, language: string): string {
  return text.trim().toLocaleLowerCase(language).normalize('NFKD').replace(/\p{M}/gu, '');
}

/** The options whose label or description contains the query; all of them when there is none. */
export function matching(
  options: readonly ComboboxOption[],
  query: string,
  language: string,
): readonly ComboboxOption[] {
  const sought = fold(query, language);
  if (sought === '') return options;
  return options.filter(({ label, description = '' }) => fold(`${label} ${description}`, language).includes(sought));
}

/** The option that is called exactly so; none when it cannot be chosen. */
export function calledExactly(
  options: readonly ComboboxOption[],
  text: string,
  language: string,
): ComboboxOption | undefined {
  const sought = fold(text, language);
  return options.find(({ label, disabled }) => !disabled && fold(label, language) === sought);
}

/** The options by group, in the order in which the groups first appear. */
export function sectionsOf(options: readonly ComboboxOption[]): Section[] {
  const byGroup = Map.groupBy(options, ({ group = '' }) => group);
  return [...byGroup].map(([name, members]) => ({ name, options: members }));
}

/** The next option that can be chosen, around the end; from nowhere the first one, or the last one backwards. */
export function nextOption(
  options: readonly ComboboxOption[],
  from: ComboboxOption | undefined,
  step: 1 | -1,
): ComboboxOption | undefined {
  const choosable = options.filter((option) => !option.disabled || option === from);
  const at = from ? choosable.indexOf(from) : -1;
  if (at === -1) return step === 1 ? choosable[0] : choosable.at(-1);
  return choosable[(at + step + choosable.length) % choosable.length];
}

/** What separates free values: commas and semicolons of every script we speak, line breaks and tabs. */
const separators = /[,;،؛，；、\r\n\t]/u;

/** Takes typed or pasted text apart: the values that are finished, and what is still being typed. */
export function splitFree(text: string): { whole: string[]; rest: string } {
  const pieces = text.split(separators);
  const rest = pieces.pop() ?? '';
  return { whole: pieces.map((piece) => piece.trim()).filter((piece) => piece !== ''), rest };
}

/** The values with others behind them, each one once. */
export function withValues(values: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...values, ...others])];
}
