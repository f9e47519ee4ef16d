import { array, boolean, string, type, type Infer } from 'superstruct';
import type { Clock } from '../../../clock.ts';
import type { CloudService } from '../cloud.ts';
import { fromKeystoneId } from '../ids.ts';

const Project = type({ id: string(), name: string(), domain_id: string(), enabled: boolean() });
export type KeystoneProject = Infer<typeof Project>;

/** How long a project that was made elsewhere may stay unknown. Milliseconds. */
const KEPT = 60_000;

export interface Projects {
  /** All of the cloud, with ids as the platform writes them. At most a minute old. */
  all(): Promise<readonly KeystoneProject[]>;
  /** What tells the domain of a project; '' where there is none. */
  domains(): Promise<(projectId: string) => string>;
}

/** Keystone's projects: Neutron knows whose a router is, and not in which domain. */
export function createProjects(identity: CloudService, clock: Clock): Projects {
  let known: { readonly at: number; readonly projects: Promise<readonly KeystoneProject[]> } | null = null;

  async function read(): Promise<readonly KeystoneProject[]> {
    const { projects } = (await identity.get('/projects')).read(type({ projects: array(Project) }));
    return projects.map(({ id, name, domain_id, enabled }) => ({
      id: fromKeystoneId(id),
      name,
      domain_id: fromKeystoneId(domain_id),
      enabled,
    }));
  }

  function all() {
    const at = clock.now().getTime();
    if (known && at - known.at < KEPT) return known.projects;
    const projects = read();
    const asked = { at, projects };
    known = asked;
    // What failed is asked again.
    projects.catch(() => {
      if (known === asked) known = null;
    });
    return projects;
  }

  return {
    all,
    async domains() {
      const byId = new Map((await all()).map(({ id, domain_id }) => [id, domain_id]));
      return (projectId) => byId.get(projectId) ?? '';
    },
  };
}
