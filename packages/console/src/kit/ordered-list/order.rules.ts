/** Where what is dragged goes: before or after one that stays. */
export interface DropTarget {
  readonly key: string;
  readonly position: 'before' | 'after';
}

export function reordered(
  items: readonly string[],
  moved: ReadonlySet<string>,
  { key, position }: DropTarget,
): string[] {
  if (moved.has(key)) return [...items];
  const going = items.filter((item) => moved.has(item));
  const rest = items.filter((item) => !moved.has(item));
  const at = rest.indexOf(key) + (position === 'after' ? 1 : 0);
  return [...rest.slice(0, at), ...going, ...rest.slice(at)];
}
