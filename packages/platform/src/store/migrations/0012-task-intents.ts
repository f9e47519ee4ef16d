import type { Kysely } from 'kysely';
import type { Step } from './step.ts';

/** What an object was before a task asked another server to change it, for a try after a crash. */
export const taskIntents: Step = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('task_items').addColumn('before', 'text').execute();
  },
};
