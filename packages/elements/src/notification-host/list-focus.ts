/** The position of the entry that has focus, in the list; -1 when none has. */
export function focusedEntry(list: Element | null): number {
  const active = (list?.getRootNode() as ShadowRoot | undefined)?.activeElement;
  return list && active ? [...list.children].findIndex((entry) => entry.contains(active)) : -1;
}

/**
 * Gives focus to the entry that now is where another one was, or to the last one.
 * @returns Whether there is one that takes it.
 */
export function focusEntry(list: Element | null, position: number): boolean {
  const entries = [...(list?.children ?? [])];
  const button = (entries[position] ?? entries.at(-1))?.querySelector('button');
  button?.focus();
  return button !== null && button !== undefined;
}
