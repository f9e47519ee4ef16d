import type { ObjectStorage } from './object-storage.ts';

/** Removes files that no row names: what a crash left between the file and its row, or after it. Answers how many. */
export async function sweepOrphans({ store, blobs }: ObjectStorage, isStopping: () => boolean): Promise<number> {
  let swept = 0;
  for await (const ids of inPortions(blobs.unprotected())) {
    if (isStopping()) break;
    const named = await store.read(async ({ tables }) => [
      ...(await tables.selectFrom('s3_segments').select('blob').where('blob', 'in', ids).execute()),
      ...(await tables.selectFrom('s3_parts').select('blob').where('blob', 'in', ids).execute()),
    ]);
    const known = new Set(named.map(({ blob }) => blob));
    // A blob that was protected when its folder was read is not among them; one that is now may have a row by now.
    const orphans = ids.filter((id) => !known.has(id) && !blobs.isProtected(id));
    blobs.remove(orphans);
    swept += orphans.length;
  }
  await blobs.idle();
  return swept;
}

// SQLite takes 32,766 values in one statement.
const AT_ONCE = 1000;

async function* inPortions(shelves: AsyncIterable<readonly string[]>): AsyncGenerator<readonly string[], void> {
  for await (const ids of shelves) for (let at = 0; at < ids.length; at += AT_ONCE) yield ids.slice(at, at + AT_ONCE);
}
