import type { Collection } from '../../kit/collection.ts';

/**
 * Sends a change of one object, or of one that will be there, and keeps the answer. What the change began may have ended
 * before its answer came: then the live link has told of it meanwhile, which is newer, and stays.
 */
export async function keepAnswer<Item extends { id: string }>(
  items: Collection<Item>,
  id: string | null,
  send: () => Promise<Item>,
): Promise<Item> {
  const before = id === null ? undefined : items.state.items[id];
  const saved = await send();
  if (items.state.items[saved.id] === before) items.put(saved);
  return saved;
}
