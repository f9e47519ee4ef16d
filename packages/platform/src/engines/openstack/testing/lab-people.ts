import { type } from 'superstruct';
import type { Cloud, CloudService } from '../cloud.ts';
import { Ids, make } from './make.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** A domain with a project, and people of both; all have the same password. */
export interface TestPeople {
  readonly domain: string;
  readonly project: { readonly id: string; readonly name: string };
  /** `member` in the project. */
  readonly member: Person;
  /** `reader` in the project. */
  readonly reader: Person;
  /** `admin` in the domain. */
  readonly domainAdmin: Person;
  /** `admin` in the project of the service user. */
  readonly cloudAdmin: Person;
  readonly password: string;
}

/** They are in a new domain, whose id is told first. */
export async function makePeople(
  { identity, service }: Pick<Cloud, 'identity' | 'service'>,
  begun: (domainId: string) => void,
): Promise<TestPeople> {
  const domain = `acme ${crypto.randomUUID()}`;
  const domain_id = await make(identity, '/domains', 'domain', { name: domain });
  begun(domain_id);
  const project = { id: await make(identity, '/projects', 'project', { name: 'web', domain_id }), name: 'web' };
  const password = crypto.randomUUID();
  const person = async (name: string, role: string, place: string): Promise<Person> => {
    const id = await make(identity, '/users', 'user', { name, domain_id, password });
    await identity.put(`/${place}/users/${id}/roles/${await roleId(identity, role)}`, {});
    return { id, name };
  };
  const { projectId } = await service();
  return {
    domain,
    project,
    password,
    member: await person('mia', 'member', `projects/${project.id}`),
    reader: await person('rosa', 'reader', `projects/${project.id}`),
    domainAdmin: await person('dora', 'admin', `domains/${domain_id}`),
    cloudAdmin: await person('carl', 'admin', `projects/${projectId}`),
  };
}

async function roleId(identity: CloudService, name: string): Promise<string> {
  const { roles } = (await identity.get('/roles', [['name', name]])).read(type({ roles: Ids }));
  return roles[0]?.id ?? '';
}

/** A domain goes with all that is in it, once it is disabled. */
export async function removeDomain(identity: CloudService, id: string): Promise<void> {
  await identity.patch(`/domains/${id}`, { domain: { enabled: false } });
  await identity.remove(`/domains/${id}`);
}
