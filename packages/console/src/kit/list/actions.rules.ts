/** For an action of a row's menu: what is done to that one thing. */
export const onOne =
  <Item>(run: (item: Item) => unknown) =>
  ([item]: readonly Item[]): void => {
    if (item) void run(item);
  };

/** The reason of the first item when every one of them forbids it; false when at least one does not. */
export function whyNotAny<Item>(
  items: readonly Item[],
  blocked: ((item: Item) => string | false) | undefined,
): string | false {
  if (!blocked) return false;
  const reasons = items.map(blocked);
  return reasons.every((reason) => reason !== false) ? (reasons[0] ?? false) : false;
}
