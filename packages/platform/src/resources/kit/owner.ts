import { accountsOf } from '../../identity/accounts/documents.ts';
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

type Owner = Pick<NewRecord, 'project_id' | 'domain_id'>;

export const newRecordOf = (
  { project_id, domain_id }: Owner,
  { newId, now }: Pick<Tx, 'newId' | 'now'>,
): NewRecord => ({
  id: newId(),
  project_id,
  domain_id,
  revision_number: 0,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

/** Of the actor's project. Throws 403 for who has not entered one. */
export const newRecord = async (tx: Tx, actor: Actor): Promise<NewRecord> => newRecordOf(await ownerOf(tx, actor), tx);
