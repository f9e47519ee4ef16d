import { randomUUID } from 'node:crypto';
import { accountsOf } from '../../accounts/documents.ts';
import type { Tx } from '../../store/store.ts';
import { type Actor, requireProject } from './access.ts';

/** Whose a new thing is: the project it was made in, and that project's domain, whatever domain the person is of. */
export async function ownerOf(tx: Tx, actor: Actor): Promise<{ project_id: string; domain_id: string }> {
  const id = requireProject(actor);
  const project = await accountsOf(tx).projects.get(id);
  if (!project) throw new Error(`The scope's project ${id} is not in the store`);
  return { project_id: id, domain_id: project.domain_id };
}

/** What each record begins with. */
export interface NewRecord {
  readonly id: string;
  readonly project_id: string;
  readonly domain_id: string;
  readonly revision_number: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A record of the actor's project. Throws 403 for who has not entered one. */
export async function newRecord(tx: Tx, actor: Actor): Promise<NewRecord> {
  const at = tx.now.toISOString();
  return { ...(await ownerOf(tx, actor)), id: randomUUID(), revision_number: 0, created_at: at, updated_at: at };
}
