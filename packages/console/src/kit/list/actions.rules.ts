import type { Refused, RowAction } from './columns.ts';

/** Adapts an action of one item to a row action, which gets a list. */
export const forFirst =
  <Item>(run: (item: Item) => unknown) =>
  ([item]: readonly Item[]): void => {
    if (item) void run(item);
  };

interface SplitItems<Item> {
  readonly allowed: readonly Item[];
  readonly refused: readonly Refused[];
}

/**
 * Of several items those that an action can be done to, and why it cannot be done to the others. Until nothing changes: an
 * item that may go with another one stays where that one stays.
 */
export function splitRefused<Item>(
  items: readonly Item[],
  blocked: RowAction<Item>['blocked'],
  label: (item: Item) => string,
): SplitItems<Item> {
  const refused: Refused[] = [];
  let allowed = items;
  for (let among: readonly Item[] = []; among.length !== allowed.length;) {
    among = allowed;
    allowed = among.filter((item) => {
      const reason = blocked?.(item, among) ?? false;
      if (reason !== false) refused.push({ name: label(item), reason });
      return reason === false;
    });
  }
  return { allowed, refused };
}
