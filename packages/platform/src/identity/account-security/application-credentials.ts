import {
  type ApplicationCredentialBody,
  checkToken,
  type FieldProblems,
  type NewApplicationCredential,
  problem,
} from '@skydeck/contract';
import type { Caller } from '../sessions/authenticate.ts';
import { rolesInProject } from '../rights/rights.ts';
import { countAttempt, forgiveAttempt } from '../sessions/throttle.ts';
import { conflict, invalid } from '../../http/refusal.ts';
import { accountsOf } from '../accounts/documents.ts';
import type { AccountParts } from './parts.ts';

const DAY_MS = 86_400_000;

/**
 * Has the cloud make one in the person's own name, for which it wants their password; it is counted as at a sign-in. Throws a
 * Refusal: 400 with the field, 409 without such a cloud, 429 after too many wrong passwords.
 */
// spec: account.application-credential
export async function createApplicationCredential(
  { store, guard, createCredential }: AccountParts,
  { person }: Caller,
  { name: typed, project_id, days, current_password: password }: ApplicationCredentialBody,
  { address }: { readonly address: string },
): Promise<NewApplicationCredential> {
  if (!createCredential) throw conflict('not_allowed_now', 'No OpenStack is behind the console');
  const name = typed.trim();
  const problems: FieldProblems = checkToken({ name, days });
  const now = await store.read(async (tx) => {
    const project = await accountsOf(tx).projects.get(project_id.toLowerCase());
    if (!project?.enabled || rolesInProject(person, project).length === 0)
      problems['project_id'] = problem('unknown_project', 'There is no such project');
    return tx.now;
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const attempt = { account: `own/${person.user.id}`, address };
  await store.write((tx) => countAttempt(tx, attempt, guard.free));
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const wish = { userId: person.user.id, password, projectId: project_id.toLowerCase(), name, expiresAt };
  const made = await createCredential(wish);
  if (!made) throw invalid({ current_password: problem('wrong_password', 'This is not your password') });
  await store.write((tx) => forgiveAttempt(tx, attempt));
  return made;
}
