import type { NewApplicationCredential } from '@skydeck/contract';
import { string, type } from 'superstruct';
import type { CredentialWish } from '../../../identity/account-security/create-credential.ts';
import type { Cloud } from '../cloud.ts';
import { fromKeystoneId, toKeystoneId } from '../ids.ts';

const Made = type({
  application_credential: type({
    id: string(),
    name: string(),
    project_id: string(),
    secret: string(),
    expires_at: string(),
  }),
});

/**
 * Keystone lets nobody make one for somebody else, so the person signs in for it, in the project. null: Keystone does not let
 * them in there. Restricted, as Keystone makes them: it cannot make another.
 */
// spec: account.application-credential
export async function createApplicationCredential(
  cloud: Pick<Cloud, 'asPerson'>,
  keystoneId: string,
  { password, projectId, name, expiresAt }: CredentialWish,
): Promise<NewApplicationCredential | null> {
  const person = await cloud.asPerson({
    auth: {
      identity: { methods: ['password'], password: { user: { id: keystoneId, password } } },
      scope: { project: { id: toKeystoneId(projectId) } },
    },
  });
  if (!person) return null;
  // Keystone's time has no zone.
  const expires_at = expiresAt.toISOString().replace('Z', '');
  const answer = await person.post(`/users/${encodeURIComponent(keystoneId)}/application_credentials`, {
    application_credential: { name, expires_at },
  });
  const { application_credential: made } = answer.read(Made);
  return {
    id: made.id,
    name: made.name,
    project_id: fromKeystoneId(made.project_id),
    expires_at: new Date(`${made.expires_at.replace(/Z$/, '')}Z`).toISOString(),
    secret: made.secret,
  };
}
