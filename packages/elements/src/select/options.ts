export interface Choice {
  readonly kind: 'choice';
  readonly value: string;
  readonly label: string;
  readonly isOff: boolean;
  readonly isHidden: boolean;
  /** Has the attribute `selected`. */
  readonly isDefault: boolean;
}

export interface Group {
  readonly kind: 'group';
  readonly label: string;
  readonly isOff: boolean;
  readonly choices: readonly Choice[];
}

export type Entry = Choice | Group | { readonly kind: 'line' };

/** Reads the `<option>`, `<optgroup>` and `<hr>` children of an element. Anything else is passed over. */
export function readEntries(parent: Element): Entry[] {
  return [...parent.children].flatMap((child): Entry[] => {
    if (child instanceof HTMLOptionElement) return [readChoice(child)];
    if (child instanceof HTMLHRElement) return [{ kind: 'line' }];
    if (!(child instanceof HTMLOptGroupElement)) return [];
    const choices = [...child.children].filter((inner) => inner instanceof HTMLOptionElement).map(readChoice);
    return [{ kind: 'group', label: child.label, isOff: child.disabled, choices }];
  });
}

/** The choices in the order of the list; those of a group that is off are off. */
export function choicesOf(entries: readonly Entry[]): Choice[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'choice') return [entry];
    if (entry.kind === 'line') return [];
    return entry.isOff ? entry.choices.map((choice) => ({ ...choice, isOff: true })) : entry.choices;
  });
}

function readChoice(option: HTMLOptionElement): Choice {
  const { value, label, disabled, hidden, defaultSelected } = option;
  return { kind: 'choice', value, label, isOff: disabled, isHidden: hidden !== false, isDefault: defaultSelected };
}
