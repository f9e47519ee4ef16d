import type { Selectable } from 'kysely';
import type { Tx } from '../../store/store.ts';
import type { Segment } from './blobs.ts';
import type { ObjectStorage } from './object-storage.ts';
import type { ObjectRow, SegmentRow } from '../../store/tables/object-storage.ts';

export type StoredObject = Selectable<ObjectRow>;

/** The newest version, be it a delete marker; null: the key was never written, or is gone without a trace. */
export const findLatest = async (tx: Tx, bucket: string, key: string): Promise<StoredObject | null> =>
  (await tx.tables
    .selectFrom('s3_objects')
    .selectAll()
    .where('bucket', '=', bucket)
    .where('key', '=', key)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

export const findVersion = async (tx: Tx, bucket: string, key: string, version: string): Promise<StoredObject | null> =>
  (await tx.tables
    .selectFrom('s3_objects')
    .selectAll()
    .where('bucket', '=', bucket)
    .where('key', '=', key)
    .where('version_id', '=', version)
    .executeTakeFirst()) ?? null;

/** A segment, and the checksum of the part that it was: JSON of algorithm and value. */
export type StoredSegment = Segment & Pick<SegmentRow, 'checksum'>;

export const segmentsOf = (tx: Tx, object: number): Promise<StoredSegment[]> =>
  tx.tables
    .selectFrom('s3_segments')
    .select(['blob', 'size', 'checksum'])
    .where('object', '=', object)
    .orderBy('position')
    .execute();

export interface RetainedObject<T> {
  readonly object: T;
  readonly segments: readonly StoredSegment[];
  release(): void;
}

/**
 * Reads an object so that its blobs stay until it is let go, whoever overwrites it meanwhile. `find` may throw; null and
 * delete markers come back as they are, with nothing held.
 */
export async function retainObject<T extends StoredObject | null>(
  { store, blobs }: ObjectStorage,
  find: (tx: Tx) => Promise<T>,
): Promise<RetainedObject<T>> {
  for (;;) {
    const { object, segments } = await store.read(async (tx) => {
      const found = await find(tx);
      return { object: found, segments: found && !found.is_marker ? await segmentsOf(tx, found.seq) : [] };
    });
    const release = blobs.hold(segments.map(({ blob }) => blob));
    // Between the reading and the holding it may have been deleted, and then its files are gone.
    if (segments.length === 0 || (await isThere(object, store))) return { object, segments, release };
    release();
  }
}

const isThere = (object: StoredObject | null, store: ObjectStorage['store']) =>
  store.read(
    async ({ tables }) =>
      object !== null &&
      (await tables.selectFrom('s3_objects').select('seq').where('seq', '=', object.seq).executeTakeFirst()) !==
        undefined,
  );
