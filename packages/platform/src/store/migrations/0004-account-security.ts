import type { Kysely } from 'kysely';
import type { Step } from './step.ts';

export const accountSecurity: Step = {
  async up(db: Kysely<unknown>) {
    await secondFactors(db);
    await apiTokens(db);
    await db.schema.alterTable('audit').addColumn('by_user_id', 'text').execute();
  },
};

async function secondFactors(db: Kysely<unknown>) {
  await db.schema
    .createTable('second_factors')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'text', (column) => column.notNull().references('second_factors.user_id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'hash'])
    .execute();
}

async function apiTokens(db: Kysely<unknown>) {
  await db.schema
    .createTable('api_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('access', 'text', (column) => column.notNull())
    .addColumn('domain_id', 'text', (column) => column.notNull())
    .addColumn('project_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema.createIndex('api_tokens_of_user').on('api_tokens').columns(['user_id', 'created_at']).execute();
}
