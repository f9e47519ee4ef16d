import { accountsOf } from '../../../identity/accounts/documents.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { defaultGroupOf, securityGroupRecords, type SecurityGroupRecord } from '../records.ts';

const own = (projectId: string) => [
  { field: 'project_id', equals: projectId },
  { field: 'is_default', equals: true },
];

/** The project's own group, made now where there is none yet. For whoever makes projects, or ports in them. */
export async function defaultGroupIn(tx: Tx, projectId: string): Promise<SecurityGroupRecord> {
  const [found] = await securityGroupRecords.in(tx).all(own(projectId));
  if (found) return found;
  const project = await accountsOf(tx).projects.get(projectId);
  if (!project) throw new Error(`There is no project ${projectId}`);
  const group = defaultGroupOf(project, { id: tx.newId(), at: tx.now.toISOString() }, tx.newId);
  await securityGroupRecords.insert(tx, group);
  return group;
}

/** Before a project's groups are looked at: what was there before security groups were has none (Neutron does the same). */
export async function ensureDefaultGroup(store: Store, projectId: string | null): Promise<void> {
  if (projectId === null) return;
  const isMissing = await store.read(async (tx) => {
    const isThere = (await securityGroupRecords.in(tx).count(own(projectId))) > 0;
    return !isThere && (await accountsOf(tx).projects.get(projectId)) !== null;
  });
  if (isMissing) await store.write(async (tx) => void (await defaultGroupIn(tx, projectId)));
}
