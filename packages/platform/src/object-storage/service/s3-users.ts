import { Refusal } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Tx } from '../../store/store.ts';
import { isStorageOn } from '../protocol/authorize.ts';

/**
 * A person in a project: the S3 user. Buckets belong to the project, and whoever works there shares them; keys belong to
 * the person in the project, so that leaving it, or being disabled, ends them.
 */
export interface S3Person {
  readonly userId: string;
  readonly projectId: string;
  readonly domainId: string;
}

export const arnOf = ({ userId, projectId }: S3Person) => `arn:aws:iam::${projectId}:user/${userId}`;

const disabled = () => new Refusal(403, 's3_disabled', 'Object storage is turned off for this domain');
const userDisabled = () =>
  new Refusal(403, 's3_user_disabled', 'Your access to the object storage of this project is disabled');
const noProject = () => new Refusal(404, 's3_not_found', 'There is no object storage without a project');

const refusals = { s3_disabled: disabled, s3_user_disabled: userDisabled } as const;

/** What keeps a person from the object storage of a project; null: nothing. */
export async function refusalOf(tx: Tx, person: S3Person): Promise<keyof typeof refusals | null> {
  if (!(await isStorageOn(tx, person.domainId))) return 's3_disabled';
  return (await isUserOn(tx, person)) ? null : 's3_user_disabled';
}

/** The same in the scope of a call; without a project there is no storage that could refuse anybody. */
export const refusalInScope = async (tx: Tx, { userId, projectId, domainId }: Scope) =>
  projectId === null ? null : refusalOf(tx, { userId, projectId, domainId });

/** Who the caller is to the object storage. Throws a Refusal: `s3_disabled`, `s3_not_found`, `s3_user_disabled`. */
export async function personOf(tx: Tx, { userId, projectId, domainId }: Scope): Promise<S3Person> {
  if (projectId === null) throw noProject();
  const person = { userId, projectId, domainId };
  const refusal = await refusalOf(tx, person);
  if (refusal !== null) throw refusals[refusal]();
  return person;
}

const findUser = (tx: Tx, { userId, projectId }: Pick<S3Person, 'userId' | 'projectId'>) =>
  tx.tables
    .selectFrom('s3_users')
    .select(['user_id', 'enabled'])
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();

export const isUserOn = async (tx: Tx, person: S3Person): Promise<boolean> =>
  (await findUser(tx, person))?.enabled !== 0;

/** How the object storage of a project calls a person; null until they have used it there. */
export const findUserId = async (tx: Tx, userId: string, projectId: string): Promise<string | null> =>
  (await findUser(tx, { userId, projectId }))?.user_id ?? null;

/** Makes the S3 user if there is none; one that is disabled stays so. Returns whether it is new. */
export async function ensureUser(tx: Tx, { userId, projectId }: S3Person): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.tables
    .insertInto('s3_users')
    .values({ user_id: userId, project_id: projectId, enabled: 1, created_at: tx.now.toISOString() })
    .onConflict((conflicts) => conflicts.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function switchUser(tx: Tx, person: S3Person, enabled: boolean): Promise<void> {
  await ensureUser(tx, person);
  await tx.tables
    .updateTable('s3_users')
    .set({ enabled: enabled ? 1 : 0 })
    .where('user_id', '=', person.userId)
    .where('project_id', '=', person.projectId)
    .execute();
}
