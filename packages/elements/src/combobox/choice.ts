import { withValues, type ComboboxOption } from './combobox.rules.js';
import type { Finder } from './finder.js';

/** The part of a combobox that a choice changes. */
export interface ChoiceHost {
  readonly multiple: boolean;
  value: string;
  values: readonly string[];
  error: string;
}

export interface ChoiceOptions {
  /** The option with exactly this name. */
  optionCalled(text: string): ComboboxOption | undefined;
  /** An option has been chosen; it may leave the list and its name is still wanted. */
  chosen(option: ComboboxOption): void;
  /** The person has been here: problems show from now on. */
  touch(): void;
  tell(type: 'input' | 'change'): void;
  /** One of several values has gone; '' once the person has done something else. */
  removed(value: string): void;
}

/** How the person's doings become the value or the values, and the events of it. */
export class Choice {
  readonly #host: ChoiceHost;
  readonly #finder: Finder;
  readonly #options: ChoiceOptions;
  /** The value before the person began to type. */
  #before = '';

  constructor(host: ChoiceHost, finder: Finder, options: ChoiceOptions) {
    this.#host = host;
    this.#finder = finder;
    this.#options = options;
  }

  begin(): void {
    this.#before = this.#host.value;
  }

  follow(value: string): void {
    this.#host.error = '';
    this.#host.value = value;
  }

  commit(value: string): void {
    const before = this.#finder.text === null ? this.#host.value : this.#before;
    if (value !== this.#host.value) {
      this.follow(value);
      this.#options.tell('input');
    }
    this.#finder.rest();
    if (value === before) return;
    this.#options.touch();
    this.#options.tell('change');
  }

  choose(option: ComboboxOption): void {
    this.#options.chosen(option);
    const { multiple, values } = this.#host;
    if (!multiple) {
      this.commit(option.value);
      return;
    }
    const others = values.filter((value) => value !== option.value);
    this.#finder.startOver();
    this.#finder.point(option);
    this.#commitAll(others.length < values.length ? others : [...others, option.value]);
  }

  add(texts: readonly string[]): void {
    const { values } = this.#host;
    const added = texts.map((text) => this.#options.optionCalled(text)?.value ?? text.trim());
    const all = withValues(values, added);
    if (all.length > values.length) this.#commitAll(all);
  }

  remove(value: string): void {
    this.#commitAll(this.#host.values.filter((other) => other !== value));
    this.#options.removed(value);
  }

  removeLast(): void {
    const last = this.#host.values.at(-1);
    if (this.#host.multiple && last !== undefined) this.remove(last);
  }

  clear(): void {
    if (this.#host.multiple) {
      this.#finder.rest();
      this.#commitAll([]);
    } else this.commit('');
  }

  #commitAll(values: readonly string[]): void {
    this.#host.error = '';
    this.#options.touch();
    this.#options.removed('');
    this.#host.values = values;
    this.#options.tell('input');
    this.#options.tell('change');
  }
}
