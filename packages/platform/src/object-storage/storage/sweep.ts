import type { ObjectStorage } from './object-storage.ts';

/**
 * Takes files that no row names to the bin: what a crash left between the file and its row, or after it; or what a newer
 * copy of the database named. Answers how many.
 */
export async function sweepOrphans(storage: ObjectStorage, isStopping: () => boolean): Promise<number> {
  const { blobs, clock } = storage;
  let swept = 0;
  for await (const ids of inPortions(blobs.unprotected())) {
    if (isStopping()) break;
    const named = await namedAmong(storage, ids);
    // A blob that was protected when its folder was read is not among them; one that is now may have a row by now.
    const orphans = ids.filter((id) => !named.has(id) && !blobs.isProtected(id));
    await blobs.bin.add(orphans, clock.now());
    swept += orphans.length;
  }
  await blobs.idle();
  return swept;
}

/** Gives back what a row names again, and deletes what nobody has asked for in seven days. */
export async function emptyBin(storage: ObjectStorage, isStopping: () => boolean): Promise<void> {
  const { blobs, clock } = storage;
  for await (const ids of inPortions(blobs.bin.ids())) {
    if (isStopping()) break;
    const named = await namedAmong(storage, ids);
    for (const id of named) await blobs.bin.restore(id);
    await blobs.bin.empty(
      ids.filter((id) => !named.has(id)),
      clock.now(),
    );
  }
}

async function namedAmong({ store, namedFiles }: ObjectStorage, ids: readonly string[]): Promise<ReadonlySet<string>> {
  // Of many files nobody waits for the answer: it may be long.
  return store.readLong(async (tx) => {
    const segments = await tx.tables.selectFrom('s3_segments').select('blob').where('blob', 'in', ids).execute();
    const parts = await tx.tables.selectFrom('s3_parts').select('blob').where('blob', 'in', ids).execute();
    return new Set([...[...segments, ...parts].map(({ blob }) => blob), ...(await namedFiles(tx, ids))]);
  });
}

// SQLite takes 32,766 values in one statement.
const AT_ONCE = 1000;

async function* inPortions(shards: AsyncIterable<readonly string[]>): AsyncGenerator<readonly string[], void> {
  for await (const ids of shards) for (let at = 0; at < ids.length; at += AT_ONCE) yield ids.slice(at, at + AT_ONCE);
}
