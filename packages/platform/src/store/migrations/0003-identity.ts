import type { Kysely } from 'kysely';
import type { Step } from './step.ts';

export const identity: Step = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('identity_bindings')
      .addColumn('provider_id', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().unique())
      .addPrimaryKeyConstraint('identity_bindings_key', ['provider_id', 'subject'])
      .execute();
    await db.schema
      .createTable('mapped_assignments')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('target_id', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mapped_assignments_key', ['user_id', 'target', 'target_id', 'role'])
      .execute();
    await db.schema
      .createTable('identity_sessions')
      .addColumn('session_hash', 'text', (column) =>
        column.primaryKey().references('sessions.id_hash').onDelete('cascade'),
      )
      .addColumn('provider_id', 'text', (column) => column.notNull())
      .addColumn('sealed_hint', 'text')
      .execute();
    await db.schema
      .createTable('spent_states')
      .addColumn('state_hash', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};
