import type { Kysely } from 'kysely';
import type { Step } from './step.ts';

/** Sessions that begin in a frame belong to its page. Those from before are ordinary ones: they end within a day. */
export const framedSessions: Step = {
  async up(db: Kysely<unknown>) {
    for (const name of ['frame_host', 'frame_part', 'parent_hash'])
      await db.schema.alterTable('sessions').addColumn(name, 'text').execute();
    await db.schema.createIndex('sessions_of_parent').on('sessions').column('parent_hash').execute();
  },
};
