import { type Kysely, sql } from 'kysely';
import type { SchemaSql } from '../dialect.ts';
import type { Step } from './step.ts';

export const first: Step = {
  async up(db, { schema }) {
    await schema.prepare(db);
    await documents(db, schema);
    await outbox(db);
    await tasks(db);
    await accounts(db);
    await sessions(db);
  },
};

async function documents(db: Kysely<unknown>, schema: SchemaSql) {
  await db.schema
    .createTable('documents')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('project_id', 'text')
    .addColumn('domain_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('status', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('documents_key', ['kind', 'id'])
    .execute();
  await schema.addParsedBody(db);
  const name = schema.folded('name');
  // Each list is of one kind; within it the usual orders, which end with the id (keyset paging).
  await sql`create index documents_by_name on documents (kind, ${name}, id)`.execute(db);
  await sql`create index documents_by_creation on documents (kind, created_at, id)`.execute(db);
  await sql`create index documents_of_project on documents (kind, project_id, ${name}, id)`.execute(db);
  await sql`create index documents_of_domain on documents (kind, domain_id)`.execute(db);
  await sql`create index documents_by_status on documents (kind, status)`.execute(db);
}

async function outbox(db: Kysely<unknown>) {
  // autoincrement: a number is never used twice, even when the newest rows are gone.
  await db.schema
    .createTable('outbox')
    .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('object_id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('project_id', 'text')
    .addColumn('domain_id', 'text')
    .addColumn('user_id', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text')
    .execute();
}

async function tasks(db: Kysely<unknown>) {
  await db.schema
    .createTable('tasks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('kwargs', 'text', (column) => column.notNull())
    .addColumn('expected', 'integer')
    .addColumn('error', 'text')
    .addColumn('is_system', 'integer', (column) => column.notNull())
    .addColumn('project_id', 'text')
    .addColumn('domain_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lease_until', 'text')
    .execute();
  await db.schema.createIndex('tasks_by_creation').on('tasks').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('tasks_by_state').on('tasks').column('state').execute();
  await db.schema
    .createTable('task_steps')
    .addColumn('task_id', 'text', (column) => column.notNull().references('tasks.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addPrimaryKeyConstraint('task_steps_key', ['task_id', 'item_id'])
    .execute();
}

async function accounts(db: Kysely<unknown>) {
  await db.schema
    .createTable('credentials')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('assignments')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('assignments_key', ['user_id', 'target', 'target_id', 'role'])
    .execute();
  await db.schema.createIndex('assignments_of_target').on('assignments').columns(['target', 'target_id']).execute();
  await db.schema
    .createTable('partners')
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('domain_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('v0', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('partners_key', ['origin', 'domain_id'])
    .execute();
}

async function sessions(db: Kysely<unknown>) {
  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute();
  await db.schema
    .createTable('scoped_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_hash', 'text', (column) => column.notNull().references('sessions.id_hash').onDelete('cascade'))
    .addColumn('project_id', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('scoped_tokens_of_session').on('scoped_tokens').column('session_hash').execute();
  await db.schema
    .createTable('throttles')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addColumn('locked_until', 'text')
    .execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text')
    .execute();
}
