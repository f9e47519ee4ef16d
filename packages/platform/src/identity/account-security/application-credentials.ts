import {
  type ApplicationCredential,
  type ApplicationCredentialBody,
  checkToken,
  type FieldProblems,
  type NewApplicationCredential,
  problem,
} from '@skydeck/contract';
import type { Caller } from '../sessions/authenticate.ts';
import { rolesInProject } from '../rights/rights.ts';
import { countAttempt, forgiveAttempt } from '../sessions/throttle.ts';
import { conflict, invalid, notFound } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { accountsOf } from '../accounts/documents.ts';
import type { CloudCredentials } from './cloud-credentials.ts';
import type { AccountParts } from './parts.ts';

const DAY_MS = 86_400_000;

interface From {
  readonly address: string;
}

function credentialsOf({ cloudCredentials }: AccountParts): CloudCredentials {
  if (!cloudCredentials) throw conflict('not_allowed_now', 'No OpenStack is behind the console');
  return cloudCredentials;
}

/** Does what the cloud does for who knows their password there: counted as at a sign-in. Throws a Refusal: 400, 429. */
async function withPassword<Done>(
  { store, guard }: AccountParts,
  { person }: Caller,
  { address }: From,
  act: () => Promise<Done | null>,
): Promise<Done> {
  const attempt = { account: `own/${person.user.id}`, address };
  await store.write((tx) => countAttempt(tx, attempt, guard.free));
  const done = await act();
  if (done === null) throw invalid({ current_password: problem('wrong_password', 'This is not your password') });
  await store.write((tx) => forgiveAttempt(tx, attempt));
  return done;
}

/**
 * Has the cloud make one in the person's own name, for which it wants their password. Throws a Refusal: 400 with the field, 409
 * without such a cloud, 429 after too many wrong passwords.
 */
// spec: account.application-credential
export async function createApplicationCredential(
  parts: AccountParts,
  caller: Caller,
  { name: typed, project_id, days, current_password: password }: ApplicationCredentialBody,
  from: From,
): Promise<NewApplicationCredential> {
  const credentials = credentialsOf(parts);
  const { person } = caller;
  const name = typed.trim();
  const problems: FieldProblems = checkToken({ name, days });
  const now = await parts.store.read(async (tx) => {
    const project = await accountsOf(tx).projects.get(project_id.toLowerCase());
    if (!project?.enabled || rolesInProject(person, project).length === 0)
      problems['project_id'] = problem('unknown_project', 'There is no such project');
    return tx.now;
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const wish = { userId: person.user.id, password, projectId: project_id.toLowerCase(), name, expiresAt };
  return withPassword(parts, caller, from, () => credentials.create(wish));
}

/** When each was made, by its id: the audit log knows of those that were made here. */
async function creationsBy(tx: Tx, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.tables
    .selectFrom('audit')
    .select(['object_id', 'at'])
    .where('user_id', '=', userId)
    .where('type', '=', 'application_credential_created')
    .execute();
  return new Map(rows.flatMap(({ object_id, at }) => (object_id === null ? [] : [[object_id, at] as const])));
}

/** The caller's own, by name; none without such a cloud. */
// spec: account.application-credential.list
export async function ownApplicationCredentials(
  parts: AccountParts,
  { person: { user } }: Caller,
): Promise<ApplicationCredential[]> {
  const kept = (await parts.cloudCredentials?.list(user.id)) ?? [];
  return parts.store.read(async (tx) => {
    const creations = await creationsBy(tx, user.id);
    const { projects } = accountsOf(tx);
    const named = kept.map(async (credential) => ({
      ...credential,
      project_name: (await projects.get(credential.project_id))?.name ?? null,
      created_at: creations.get(credential.id) ?? null,
    }));
    return (await Promise.all(named)).toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  });
}

/**
 * Has the cloud delete one of the person's own. Returns its name. Throws a Refusal: 400 for a wrong password, 404 for one that
 * is not theirs, 409 without such a cloud, 429 after too many wrong passwords.
 */
// spec: account.application-credential.delete
export async function deleteApplicationCredential(
  parts: AccountParts,
  caller: Caller,
  { id, password }: { readonly id: string; readonly password: string },
  from: From,
): Promise<string> {
  const credentials = credentialsOf(parts);
  const userId = caller.person.user.id;
  const own = (await credentials.list(userId)).find((credential) => credential.id === id);
  if (!own) throw notFound('application credential');
  await withPassword(parts, caller, from, async () =>
    (await credentials.remove({ userId, password, id })) ? own : null,
  );
  return own.name;
}
