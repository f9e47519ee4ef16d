import { type Kysely, sql } from 'kysely';
import type { Step } from './step.ts';

/** What a project has in each status is counted (`countByStatus`) without reading its documents. */
export const statusIndex: Step = {
  async up(db: Kysely<unknown>) {
    await sql`create index documents_of_project_by_status on documents (kind, project_id, status)`.execute(db);
  },
};
