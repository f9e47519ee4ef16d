import type { Kysely } from 'kysely';
import type { Step } from './step.ts';

const texts = {
  s3_buckets: ['location', 'tags', 'acl', 'object_lock'],
  s3_objects: ['acl', 'lock_mode', 'lock_until'],
  s3_uploads: ['acl', 'checksum', 'object_lock'],
  s3_parts: ['checksum'],
  s3_segments: ['checksum'],
} as const;

/**
 * What strict S3 clients expect to be kept: access control lists, object locks, checksums of parts, tags and regions of buckets,
 * and which uploads were completed. Domains of before stay as open as they were.
 */
export const s3AccessAndLocks: Step = {
  async up(db: Kysely<unknown>) {
    for (const [table, columns] of Object.entries(texts))
      for (const column of columns) await db.schema.alterTable(table).addColumn(column, 'text').execute();
    await db.schema
      .alterTable('s3_objects')
      .addColumn('legal_hold', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('s3_domains').addColumn('public_access_block', 'integer').execute();
    await db.schema
      .createTable('s3_completed_uploads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('bucket', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('version_id', 'text', (column) => column.notNull())
      .addColumn('etag', 'text', (column) => column.notNull())
      .addColumn('checksum', 'text')
      .addColumn('completed_at', 'text', (column) => column.notNull())
      .execute();
    await keepOpen(db as Kysely<Before>);
  },
};

interface Before {
  documents: { kind: string; id: string };
  s3_buckets: { domain_id: string };
  s3_domains: { domain_id: string; enabled: number; public_access_block: number | null };
}

async function keepOpen(db: Kysely<Before>): Promise<void> {
  const known = await db.selectFrom('documents').select('id').where('kind', '=', 'domain').execute();
  const used = await db.selectFrom('s3_buckets').select('domain_id').distinct().execute();
  await db.updateTable('s3_domains').set({ public_access_block: 0 }).execute();
  for (const domain_id of new Set([...known.map(({ id }) => id), ...used.map((row) => row.domain_id)]))
    await db
      .insertInto('s3_domains')
      .values({ domain_id, enabled: 1, public_access_block: 0 })
      .onConflict((conflicts) => conflicts.doNothing())
      .execute();
}
