import type { ComboboxOption } from './combobox.rules.js';

/** What keys and typed text ask of a combobox. */
export interface ComboboxActs {
  /** Whether texts that are not in the list are values, too. */
  takesAny(): boolean;
  takesSeveral(): boolean;
  isListShown(): boolean;
  /** The option with exactly this name. */
  optionCalled(text: string): ComboboxOption | undefined;
  /** Typing begins: what was the value until now is what a `change` is measured by. */
  begin(): void;
  /** Has a free text as the value already while it is typed. */
  follow(value: string): void;
  /** Makes this the one value. */
  commit(value: string): void;
  /** Adds texts to the values; one that is called like an option is that option. */
  add(texts: readonly string[]): void;
  choose(option: ComboboxOption): void;
  removeLast(): void;
  submit(): void;
  /** The arrows have gone to another option. */
  moved(): void;
}
