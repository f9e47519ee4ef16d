import { DEFAULT_DOMAIN } from '../domain/index.ts';
import { flavorSubjects } from '../flavor/index.ts';
import { imageSubjects } from '../image/index.ts';
import type { Method } from '../http.ts';
import { networkSubjects } from '../network/index.ts';
import { placementSubjects } from '../placement/index.ts';
import type { Role } from '../session/index.ts';
import { storagePolicySubjects } from '../storage-policy/index.ts';
import { projectSubjects, type Subject, subjects } from './subjects.ts';

const all: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const read: readonly Method[] = ['GET'];

type Methods = Readonly<Partial<Record<Subject, readonly Method[]>>>;

const onEach = (names: readonly Subject[], methods: readonly Method[]): Methods =>
  Object.fromEntries(names.map((name) => [name, methods]));

/** What an operator offers to all projects: everybody sees it. */
const offered: readonly Subject[] = [flavorSubjects, placementSubjects, storagePolicySubjects].flatMap(
  (of): readonly Subject[] => Object.values(of),
);
/** What belongs to the cloud, who may use a project's network, and what every project starts from, has rules of its own. */
const restricted: readonly Subject[] = [
  networkSubjects.physical,
  networkSubjects.access,
  imageSubjects.public,
  ...offered,
];
const ofProject = projectSubjects.filter((subject) => !restricted.includes(subject));
const ofDomain: readonly Subject[] = ['domain_users', 'domain_user', 'domain_projects', 'domain_project'];

/** Which role may do what: the only place that says so. Who has which role where the platform reads from its accounts. */
export const abilities: Readonly<Record<Role, Methods>> = {
  superuser: onEach(subjects, all),
  admin: onEach(subjects, all),
  viewer: onEach(subjects, read),
  domain_admin: {
    tasks: read,
    ...onEach(ofDomain, all),
    compute_quotas: read,
    settings_identity_providers: all,
    settings_partners: all,
    settings_theme: all,
  },
  // How their domain looks is for everybody in it to see, and to hear of when it changes.
  project_admin: {
    tasks: read,
    ...onEach(ofProject, all),
    ...onEach(offered, read),
    compute_network_access: all,
    compute_quotas: all,
    s3_enable: all,
    settings_theme: read,
  },
  project_user: {
    tasks: read,
    ...onEach(ofProject, all),
    ...onEach(offered, read),
    compute_network_access: read,
    compute_quotas: read,
    s3_enable: all,
    settings_theme: read,
  },
  // Has no rights of its own: it acts with the roles it was given in projects.
  service_account: {},
};

/** The permission group without which `admin` loses the subject; subjects without one are every administrator's. */
export function groupOf(subject: Subject): string | null {
  if (subject.startsWith('s3_')) return 's3';
  return subject.startsWith('compute_') ? 'compute' : null;
}

/**
 * What stands in the operator's own domain is for everybody: how the first page looks, who may show forms, who comes in. There
 * the domain's administrator reads it, and roles of the system change it.
 */
const forEverybody: readonly Subject[] = ['settings_theme', 'settings_partners', 'settings_identity_providers'];

/** What a group of people in a domain may do besides their roles. */
// spec: image.public
const byDomainGroup: Readonly<Record<string, Methods>> = {
  image_upload: { [imageSubjects.public]: all },
};

export interface Holder {
  readonly roles: readonly Role[];
  /** The platform permission groups of a system administrator (superusers need none). */
  readonly groups: readonly string[];
  /** Those of their own domain, where this is in it. Left out: none. */
  readonly domainGroups?: readonly string[];
  /** Where the roles count. */
  readonly domainId: string;
}

export function methodsOf(
  subject: Subject,
  { roles, groups, domainGroups = [], domainId }: Holder,
): ReadonlySet<Method> {
  const group = groupOf(subject);
  const readsOnly = domainId === DEFAULT_DOMAIN && forEverybody.includes(subject);
  const methods = new Set<Method>();
  for (const role of roles) {
    if (role === 'admin' && group !== null && !groups.includes(group)) continue;
    const held = abilities[role][subject] ?? [];
    for (const method of role === 'domain_admin' && readsOnly ? read : held) methods.add(method);
  }
  for (const name of domainGroups) for (const method of byDomainGroup[name]?.[subject] ?? []) methods.add(method);
  return methods;
}
