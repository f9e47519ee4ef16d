import { accountsOf } from '../../identity/accounts/documents.ts';
import { createScope } from '../../identity/rights/create-scope.ts';
import { findPerson, rolesInProject } from '../../identity/rights/rights.ts';
import type { Clock } from '../../clock.ts';
import type { Scope } from '../../http/scope.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Store, Tx } from '../../store/store.ts';
import { isStorageOn } from '../protocol/authorize.ts';
import type { Requester } from '../protocol/call.ts';
import { S3Error } from '../protocol/errors.ts';
import { sealerOf } from './keys.ts';
import { arnOf, isUserOn } from './s3-users.ts';

export interface Signer {
  readonly secret: string;
  readonly who: Requester;
}

export interface Signers {
  /**
   * Whose key it is, and what they may now: rights are looked up each time, so what was taken away is gone.
   * Throws InvalidAccessKeyId for a key that is not there or disabled, and AccessDenied when its person is shut out.
   */
  find(accessKey: string, requestId: string): Promise<Signer>;
  /** Notes that a key was used, to the minute. To be called when the signature has been checked. */
  recordUse(accessKey: string): void;
}

export const requesterOf = (scope: Scope): Requester => {
  const { userId, userName, projectId, domainId } = scope;
  return {
    userId,
    userName,
    projectId,
    domainId,
    arn: projectId === null ? null : arnOf({ userId, projectId, domainId }),
    may: (method) => scope.may('s3_enable', method),
  };
};

const MINUTE_MS = 60_000;

export interface SignerParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly sealing: Sealing;
  readonly report: (error: unknown) => void;
}

export function createSigners({ store, clock, sealing, report }: SignerParts): Signers {
  const noted = new Map<string, number>();
  return {
    find: (accessKey, requestId) => store.read((tx) => findSigner(tx, sealing, accessKey, requestId)),
    recordUse(accessKey) {
      const minute = Math.floor(clock.now().getTime() / MINUTE_MS);
      if (noted.get(accessKey) === minute) return;
      noted.set(accessKey, minute);
      const last_used_at = new Date(minute * MINUTE_MS).toISOString();
      store
        .write(async ({ tables }) => {
          await tables.updateTable('s3_keys').set({ last_used_at }).where('access_key', '=', accessKey).execute();
        })
        .catch(report);
    },
  };
}

async function findSigner(tx: Tx, sealing: Sealing, accessKey: string, requestId: string): Promise<Signer> {
  const key = await tx.tables.selectFrom('s3_keys').selectAll().where('access_key', '=', accessKey).executeTakeFirst();
  if (!key?.enabled) throw new S3Error('InvalidAccessKeyId', undefined, {}, { AWSAccessKeyId: accessKey });
  const person = await findPerson(tx, key.user_id);
  const project = await accountsOf(tx).projects.get(key.project_id);
  const domain = project && (await accountsOf(tx).domains.get(project.domain_id));
  const roles = person && project ? rolesInProject(person, project) : [];
  if (!person || !project?.enabled || !domain?.enabled || roles.length === 0) throw new S3Error('AccessDenied');
  const s3Person = { userId: person.user.id, projectId: project.id, domainId: domain.id };
  if (!(await isStorageOn(tx, domain.id))) throw new S3Error('AllAccessDisabled');
  if (!(await isUserOn(tx, s3Person))) throw new S3Error('AccessDenied', 'The user of this key is disabled');
  const scope = createScope({
    userId: person.user.id,
    userName: person.user.name,
    groups: person.user.system_permissions,
    domainId: domain.id,
    projectId: project.id,
    roles,
    requestId,
  });
  return { secret: sealerOf(sealing, accessKey).open(key.sealed), who: requesterOf(scope) };
}
