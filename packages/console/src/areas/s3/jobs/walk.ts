import { listObjects } from '../wire/objects.ts';
import type { Entry } from '../wire/listing.ts';

/** Everything below a prefix, the folder's own entry too, up to a thousand at a time. */
export async function* walk(bucket: string, prefix: string, signal?: AbortSignal): AsyncGenerator<readonly Entry[]> {
  let token: string | null = null;
  do {
    const { entries, next } = await listObjects({ bucket, prefix, token, signal }, '');
    if (entries.length > 0) yield entries;
    token = next;
  } while (token !== null);
}

/** The files among these entries, with those in the folders. */
export async function filesAmong(bucket: string, entries: readonly Entry[], signal?: AbortSignal): Promise<Entry[]> {
  const found: Entry[] = [];
  for (const entry of entries) {
    if (!entry.isFolder) found.push(entry);
    else for await (const some of walk(bucket, entry.key, signal)) found.push(...some);
  }
  return found;
}

export const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Does it for each, so many at a time. What one rejects with is answered, not thrown. */
export async function forEachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<void>,
): Promise<{ readonly item: Item; readonly error: unknown }[]> {
  const open = [...items];
  const failed: { item: Item; error: unknown }[] = [];
  async function work() {
    for (let item = open.shift(); item !== undefined; item = open.shift()) {
      const current = item;
      await act(current).catch((error: unknown) => failed.push({ item: current, error }));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}
