import { type Kysely, sql } from 'kysely';
import type { Step } from './step.ts';

export const s3: Step = {
  async up(db: Kysely<unknown>) {
    await buckets(db);
    await objects(db);
    await uploads(db);
    await people(db);
  },
};

async function buckets(db: Kysely<unknown>) {
  await db.schema
    .createTable('s3_buckets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('domain_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('versioning', 'text', (column) => column.notNull())
    .addColumn('cors', 'text')
    .addColumn('lifecycle', 'text')
    .addColumn('policy', 'text')
    .execute();
  await db.schema.createIndex('s3_buckets_of_project').on('s3_buckets').columns(['project_id', 'name']).execute();
}

async function objects(db: Kysely<unknown>) {
  await db.schema
    .createTable('s3_objects')
    .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('bucket', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('version_id', 'text', (column) => column.notNull())
    .addColumn('is_latest', 'integer', (column) => column.notNull())
    .addColumn('is_marker', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('etag', 'text', (column) => column.notNull())
    .addColumn('modified_at', 'text', (column) => column.notNull())
    .addColumn('superseded_at', 'text')
    .addColumn('headers', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .execute();
  // SQLite compares text by its bytes in UTF-8: the order that S3 lists in.
  await sql`create unique index s3_current on s3_objects (bucket, key) where is_latest = 1 and is_marker = 0`.execute(
    db,
  );
  await sql`create unique index s3_versions on s3_objects (bucket, key, version_id)`.execute(db);
  await sql`create index s3_history on s3_objects (bucket, key, seq desc)`.execute(db);
  await db.schema
    .createTable('s3_segments')
    .addColumn('object', 'integer', (column) => column.notNull().references('s3_objects.seq').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('blob', 'text', (column) => column.notNull().unique())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('s3_segments_key', ['object', 'position'])
    .execute();
}

async function uploads(db: Kysely<unknown>) {
  await db.schema
    .createTable('s3_uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('bucket', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('touched_at', 'text', (column) => column.notNull())
    .addColumn('headers', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('s3_uploads_of_bucket').on('s3_uploads').columns(['bucket', 'key', 'id']).execute();
  await db.schema
    .createTable('s3_parts')
    .addColumn('upload', 'text', (column) => column.notNull().references('s3_uploads.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('blob', 'text', (column) => column.notNull().unique())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('etag', 'text', (column) => column.notNull())
    .addColumn('modified_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('s3_parts_key', ['upload', 'number'])
    .execute();
}

async function people(db: Kysely<unknown>) {
  await db.schema
    .createTable('s3_users')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('enabled', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('s3_users_key', ['user_id', 'project_id'])
    .execute();
  await db.schema
    .createTable('s3_keys')
    .addColumn('access_key', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('is_platform', 'integer', (column) => column.notNull())
    .addColumn('enabled', 'integer', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema.createIndex('s3_keys_of_user').on('s3_keys').columns(['user_id', 'project_id']).execute();
  await db.schema
    .createTable('s3_domains')
    .addColumn('domain_id', 'text', (column) => column.primaryKey())
    .addColumn('enabled', 'integer', (column) => column.notNull())
    .execute();
}
