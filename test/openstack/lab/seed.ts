import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CloudCalls, signInAsAdministrator } from './cloud-calls.ts';
import { folders, keystoneUrl, neutronUrl, password } from './place.ts';

/** What the platform is started with: `OS_AUTH_URL` and the application credential of its service user. */
export interface LabAccess {
  readonly OS_AUTH_URL: string;
  readonly OS_APPLICATION_CREDENTIAL_ID: string;
  readonly OS_APPLICATION_CREDENTIAL_SECRET: string;
  readonly OS_REGION_NAME: string;
}

const accessFile = () => join(folders.data, 'skydeck.json');

export const readLabAccess = (): LabAccess => JSON.parse(readFileSync(accessFile(), 'utf8')) as LabAccess;

/** The users, projects and services that the lab starts with; what is there stays. */
export async function seed(): Promise<void> {
  if (existsSync(accessFile())) return;
  const cloud = await signInAsAdministrator();
  const people = await peopleOf(cloud);
  const service = await people.project('service', 'default');
  const neutron = await people.user('neutron', 'default');
  for (const role of ['admin', 'service']) await people.give(neutron, service, role);
  await addNetworkService(cloud);

  const acme = await people.domain('acme');
  const project = await people.project('acme-dev', acme);
  const user = await people.user('acme-user', acme);
  const administrator = await people.user('acme-admin', acme);
  await people.give(user, project, 'member');
  await people.give(administrator, project, 'member');
  await people.giveDomain(administrator, acme, 'admin');

  const skydeck = await people.user('skydeck', 'default');
  await people.give(skydeck, await people.project('admin', 'default'), 'admin');
  writeFileSync(accessFile(), JSON.stringify(await createCredential(skydeck), null, 2), { mode: 0o600 });
}

interface People {
  domain(name: string): Promise<string>;
  project(name: string, domainId: string): Promise<string>;
  user(name: string, domainId: string): Promise<string>;
  give(userId: string, projectId: string, role: string): Promise<void>;
  giveDomain(userId: string, domainId: string, role: string): Promise<void>;
}

/** Makes what is not there, and answers with its id. */
export async function peopleOf({ keystone }: CloudCalls): Promise<People> {
  async function make(kind: string, fields: object, query: string): Promise<string> {
    const { body: known } = await keystone('GET', `/${kind}s?${query}`);
    if (known[`${kind}s`].length > 0) return known[`${kind}s`][0].id;
    return (await keystone('POST', `/${kind}s`, { [kind]: fields })).body[kind].id;
  }
  const role = (name: string) => make('role', { name }, `name=${name}`);
  return {
    domain: (name) => make('domain', { name }, `name=${name}`),
    project: (name, domain_id) => make('project', { name, domain_id }, `name=${name}&domain_id=${domain_id}`),
    user: (name, domain_id) => make('user', { name, domain_id, password }, `name=${name}&domain_id=${domain_id}`),
    async give(userId, projectId, name) {
      await keystone('PUT', `/projects/${projectId}/users/${userId}/roles/${await role(name)}`);
    },
    async giveDomain(userId, domainId, name) {
      await keystone('PUT', `/domains/${domainId}/users/${userId}/roles/${await role(name)}`);
    },
  };
}

async function addNetworkService({ keystone }: CloudCalls): Promise<void> {
  const { body } = await keystone('POST', '/services', { service: { type: 'network', name: 'neutron' } });
  for (const kind of ['public', 'internal', 'admin'])
    await keystone('POST', '/endpoints', {
      endpoint: { service_id: body.service.id, interface: kind, region_id: 'RegionOne', url: neutronUrl },
    });
}

/** A user makes an application credential itself: its secret is shown once. */
async function createCredential(userId: string): Promise<LabAccess> {
  const json = { 'content-type': 'application/json' };
  const auth = {
    identity: { methods: ['password'], password: { user: { id: userId, password } } },
    scope: { project: { name: 'admin', domain: { id: 'default' } } },
  };
  const signedIn = await fetch(`${keystoneUrl}/auth/tokens`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ auth }),
  });
  const made = await fetch(`${keystoneUrl}/users/${userId}/application_credentials`, {
    method: 'POST',
    headers: { ...json, 'x-auth-token': signedIn.headers.get('x-subject-token') ?? '' },
    body: JSON.stringify({ application_credential: { name: 'skydeck' } }),
  });
  if (!made.ok) throw new Error(`No application credential: ${made.status} ${await made.text()}`);
  const { application_credential: credential } = (await made.json()) as {
    application_credential: { id: string; secret: string };
  };
  return {
    OS_AUTH_URL: keystoneUrl,
    OS_APPLICATION_CREDENTIAL_ID: credential.id,
    OS_APPLICATION_CREDENTIAL_SECRET: credential.secret,
    OS_REGION_NAME: 'RegionOne',
  };
}
