import { array, string, type } from 'superstruct';
import type { Clock } from '../../../clock.ts';
import type { OpenstackSettings } from '../../../app/start/openstack-settings.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Answered } from '../http/call.ts';

/** A token of the service user, and where it leads. Never sent to a browser, never logged. */
export interface ServiceToken {
  readonly value: string;
  readonly expiresAt: Date;
  /** The project that its application credential is of: the cloud's own. */
  readonly projectId: string;
  readonly userId: string;
  readonly catalogue: Catalogue;
}

const Endpoint = type({ interface: string(), region_id: string(), url: string() });
export const Catalogue = array(type({ type: string(), endpoints: array(Endpoint) }));
type Catalogue = (typeof Catalogue)['TYPE'];

const Token = type({
  token: type({
    expires_at: string(),
    project: type({ id: string() }),
    user: type({ id: string() }),
    catalog: Catalogue,
  }),
});

/** Renewed so long before it ends: what was begun with it is done by then. Milliseconds. */
const RENEW_BEFORE = 5 * 60_000;

export interface ServiceTokens {
  /** The one that is good now; asked for once however many need it. Throws a Refusal. */
  current(): Promise<ServiceToken>;
  /** A service refused this one: the next is a new one. */
  discard(token: ServiceToken): void;
}

type SignIn = (body: object) => Promise<Answered>;

/** Signs the service user in with its application credential. */
export function createServiceTokens(
  { credentialId, credentialSecret }: Pick<OpenstackSettings, 'credentialId' | 'credentialSecret'>,
  clock: Clock,
  signIn: SignIn,
): ServiceTokens {
  let token: ServiceToken | null = null;
  let asking: Promise<ServiceToken> | null = null;

  async function ask(): Promise<ServiceToken> {
    const credential = { id: credentialId, secret: credentialSecret };
    const answer = await signIn({
      auth: { identity: { methods: ['application_credential'], application_credential: credential } },
    });
    const { expires_at, project, user, catalog } = answer.read(Token).token;
    const value = answer.headers.get('x-subject-token');
    if (!value) throw new Refusal(502, 'cloud_unavailable', 'Keystone answered without a token');
    token = {
      value,
      expiresAt: new Date(expires_at),
      projectId: project.id,
      userId: user.id,
      catalogue: catalog,
    };
    return token;
  }

  return {
    current() {
      if (token && token.expiresAt.getTime() - clock.now().getTime() > RENEW_BEFORE) return Promise.resolve(token);
      return (asking ??= ask().finally(() => {
        asking = null;
      }));
    },
    discard(refused) {
      if (token === refused) token = null;
    },
  };
}
