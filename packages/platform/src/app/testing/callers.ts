import type { Method, Role, Subject } from '@skydeck/contract';
import { abilities } from '@skydeck/contract/rights';
import { demoAccounts, demoProjectId } from '../../identity/accounts/demo-accounts.ts';
import type { Answer, CallOptions, TestPlatform } from './test-platform.ts';

/** Somebody who asks, and what the table of rights has to know of them. */
export interface Caller {
  readonly name: string;
  readonly with: Pick<CallOptions, 'as' | 'headers'>;
  /** Those that count where the caller is; null: not signed in. */
  readonly roles: readonly Role[] | null;
  readonly token?: 'full' | 'read';
  readonly framed?: true;
}

export type Callers = Readonly<Record<CallerName, Caller>>;
type CallerName =
  | 'anonymous'
  | 'viewer'
  | 'user'
  | 'otherUser'
  | 'frame'
  | 'token'
  | 'readingToken'
  | 'domainAdmin'
  | 'projectAdmin'
  | 'adminToken'
  | 'cloudAdmin';

const project = 'payments-prod';

/** The five accounts, in a project and without, API tokens, a partner's page, and one without a session. */
export async function callersOf(platform: TestPlatform): Promise<Callers> {
  const { signIn } = platform;
  const jonas = { as: await signIn('jonas.lind', project) };
  const sara = { as: await signIn('sara.nyberg', 'storefront') };
  const user = ['project_user'] as const;
  return {
    anonymous: { name: 'an anonymous caller', with: {}, roles: null },
    viewer: { name: 'the viewer', with: { as: await signIn('otto.viewer') }, roles: ['viewer'] },
    user: { name: 'a project’s user', with: jonas, roles: user },
    otherUser: { name: 'another project’s user', with: sara, roles: user },
    frame: { name: 'a session in a frame', with: await frameOf(platform, 'jonas.lind'), roles: user, framed: true },
    token: {
      name: 'a token of the user',
      with: await tokenOf(platform, 'jonas.lind', 'full'),
      roles: user,
      token: 'full',
    },
    readingToken: {
      name: 'a reading token of the user',
      with: await tokenOf(platform, 'jonas.lind', 'read'),
      roles: user,
      token: 'read',
    },
    domainAdmin: {
      name: 'the domain’s administrator',
      with: { as: await signIn('mia.hallberg') },
      roles: ['domain_admin'],
    },
    projectAdmin: {
      name: 'the domain’s administrator in a project',
      with: { as: await signIn('mia.hallberg', project) },
      roles: ['domain_admin', 'project_admin'],
    },
    adminToken: {
      name: 'a token of the cloud’s administrator for a project',
      with: await tokenOf(platform, 'admin', 'full'),
      roles: ['project_admin'],
      token: 'full',
    },
    cloudAdmin: { name: 'the cloud’s administrator', with: { as: await signIn('admin') }, roles: ['superuser'] },
  };
}

/** A session that began in a partner's page. */
async function frameOf({ call }: TestPlatform, name: string) {
  const headers = { 'X-Frame-Host': 'http://localhost:8801' };
  const password = demoAccounts.find((account) => account.name === name)?.password;
  const begun = await call('/api/v2/login', { method: 'POST', headers, body: { username: name, password } });
  const as = { sessionId: begun.json.token as string, token: null };
  const path = `/api/v2/accounts/projects/${demoProjectId(project)}/auth/`;
  const { status, json } = await call(path, { method: 'POST', headers, as, body: {} });
  if (status !== 200) throw new Error(`${name} got no session in a frame: ${JSON.stringify(json)}`);
  return { headers, as: { ...as, token: json.token as string } };
}

async function tokenOf({ call, signIn }: TestPlatform, name: string, access: 'full' | 'read') {
  const body = { name: access, access, project_id: demoProjectId(project), days: 30 };
  const { status, json } = await call('/api/v2/accounts/tokens', { method: 'POST', as: await signIn(name), body });
  if (status !== 200) throw new Error(`${name} got no token: ${JSON.stringify(json)}`);
  return { headers: { Authorization: `Bearer ${json.secret}` } };
}

export const isAllowed = ({ roles, token }: Caller, subject: Subject, method: Method): boolean =>
  (token !== 'read' || method === 'GET') &&
  (roles ?? []).some((role) => abilities[role][subject]?.includes(method) ?? false);

const ofRights: readonly string[] = ['unauthorized', 'forbidden', 'not_by_token', 'not_a_partner'];

/** Whether a call got through, or by which code it did not. Other refusals say how things are, not who asks. */
export function outcomeOf({ json, status }: Answer): string {
  const code = status >= 400 ? (json?.error?.err_code as string) : '';
  return ofRights.includes(code) || code === 'unknown_path' ? code : 'admitted';
}
