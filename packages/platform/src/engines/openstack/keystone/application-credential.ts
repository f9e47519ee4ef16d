import type { NewApplicationCredential } from '@skydeck/contract';
import { array, type Infer, nullable, string, type } from 'superstruct';
import type {
  CloudCredentials,
  CredentialWish,
  KeptCredential,
} from '../../../identity/account-security/cloud-credentials.ts';
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

const Kept = type({
  id: string(),
  name: string(),
  project_id: string(),
  expires_at: nullable(string()),
  roles: array(type({ name: string() })),
});

const pathOf = (keystoneId: string) => `/users/${encodeURIComponent(keystoneId)}/application_credentials`;

/** Keystone's time has no zone. */
const momentOf = (time: string) => new Date(`${time.replace(/Z$/, '')}Z`).toISOString();

const identityOf = (keystoneId: string, password: string) => ({
  methods: ['password'],
  password: { user: { id: keystoneId, password } },
});

const keptOf = ({ id, name, project_id, expires_at, roles }: Infer<typeof Kept>): KeptCredential => ({
  id,
  name,
  project_id: fromKeystoneId(project_id),
  roles: roles.map((role) => role.name).toSorted(),
  expires_at: expires_at === null ? null : momentOf(expires_at),
});

/**
 * Keystone lets nobody make one for somebody else, so the person signs in for it, in the project. null: Keystone does not let
 * them in there. Restricted, as Keystone makes them: it cannot make another.
 */
async function create(
  cloud: Pick<Cloud, 'asPerson'>,
  keystoneId: string,
  { password, projectId, name, expiresAt }: CredentialWish,
): Promise<NewApplicationCredential | null> {
  const scope = { project: { id: toKeystoneId(projectId) } };
  const person = await cloud.asPerson({ auth: { identity: identityOf(keystoneId, password), scope } });
  if (!person) return null;
  const expires_at = expiresAt.toISOString().replace('Z', '');
  const answer = await person.post(pathOf(keystoneId), { application_credential: { name, expires_at } });
  const { application_credential: made } = answer.read(Made);
  return {
    id: made.id,
    name: made.name,
    project_id: fromKeystoneId(made.project_id),
    expires_at: momentOf(made.expires_at),
    secret: made.secret,
  };
}

/**
 * The person signs in for deleting, too: Keystone refuses it to a token of a restricted application credential, which the
 * service user's is. Reading it allows to administrators.
 */
// spec: account.application-credential, account.application-credential.list
export const createKeystoneCredentials = (
  cloud: Pick<Cloud, 'asPerson' | 'identity'>,
  keystoneIdOf: (userId: string) => Promise<string | null>,
): CloudCredentials => ({
  async create(wish) {
    const keystoneId = await keystoneIdOf(wish.userId);
    return keystoneId === null ? null : create(cloud, keystoneId, wish);
  },
  async list(userId) {
    const keystoneId = await keystoneIdOf(userId);
    if (keystoneId === null) return [];
    const answer = await cloud.identity.get(pathOf(keystoneId));
    return answer.read(type({ application_credentials: array(Kept) })).application_credentials.map(keptOf);
  },
  async remove({ userId, password, id }) {
    const keystoneId = await keystoneIdOf(userId);
    if (keystoneId === null) return false;
    const person = await cloud.asPerson({ auth: { identity: identityOf(keystoneId, password), scope: 'unscoped' } });
    await person?.remove(`${pathOf(keystoneId)}/${encodeURIComponent(id)}`);
    return person !== null;
  },
});
