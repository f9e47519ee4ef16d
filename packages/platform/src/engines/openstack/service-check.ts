import type { CloudServices, CloudServiceState } from '@skydeck/contract';
import { array, optional, string, type } from 'superstruct';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ResourceName } from '../offers.ts';
import type { CatalogueEntry, Cloud } from './cloud.ts';

interface Service {
  /** As OpenStack's developers call it. */
  readonly name: string;
  /** As catalogues call it; the first that one has counts. */
  readonly types: readonly string[];
  /** The extension that the resource needs of it. */
  readonly extension?: string;
}

const nova: Service = { name: 'nova', types: ['compute'] };
const neutron: Service = { name: 'neutron', types: ['network'] };
const cinder: Service = { name: 'cinder', types: ['block-storage', 'volumev3', 'block-store'] };
const octavia: Service = { name: 'octavia', types: ['load-balancer'] };

/** Which service of OpenStack a resource is of; of those left out, none is. */
const serviceOf: Readonly<Partial<Record<ResourceName, Service>>> = {
  network: neutron,
  subnet: neutron,
  port: neutron,
  router: neutron,
  floatingIp: neutron,
  securityGroup: neutron,
  quota: neutron,
  vpn: { ...neutron, extension: 'vpnaas' },
  loadBalancer: octavia,
  loadBalancerPool: octavia,
  loadBalancerFlavor: octavia,
  server: nova,
  volume: cinder,
};

type ServiceCheck = () => Promise<NonNullable<CloudServices['openstack']>>;

/** Asks each service that a resource is of whether it answers. Throws a Refusal where Keystone does not. */
export function createServiceCheck(cloud: Cloud, clock: Clock): ServiceCheck {
  async function check({ name, types, extension }: Service, entries: readonly CatalogueEntry[]): Promise<Checked> {
    const found = types.flatMap((one) => entries.filter((entry) => entry.type === one && entry.url !== null));
    const [entry] = found;
    if (!entry) return missing;
    try {
      const version = newestOf((await cloud.versions(entry)).read(Versions).versions);
      if (extension !== undefined && !(await hasExtension(cloud, extension))) return missing;
      return { state: 'answers', version, error: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { state: 'silent', version: null, error: `${name}: ${error.message}` };
    }
  }

  return async () => {
    const entries = await cloud.catalogue();
    const services = await Promise.all(
      groups().map(async ({ service, resources }): Promise<CloudServiceState> => {
        const { name, extension } = service;
        const named = extension === undefined ? { name, part_of: null } : { name: extension, part_of: name };
        return { ...named, ...(await check(service, entries)), resources };
      }),
    );
    const in_catalogue = new Set(entries.map((entry) => entry.type)).size;
    return { in_catalogue, checked_at: clock.now().toISOString(), services };
  };
}

type Checked = Pick<CloudServiceState, 'state' | 'version' | 'error'>;
const missing: Checked = { state: 'missing', version: null, error: null };

/** Each service once, with its resources. */
function groups(): { readonly service: Service; readonly resources: string[] }[] {
  const found = new Map<Service, string[]>();
  for (const [resource, service] of Object.entries(serviceOf))
    found.set(service, [...(found.get(service) ?? []), resource]);
  return [...found].map(([service, resources]) => ({ service, resources }));
}

const Extensions = type({ extensions: array(type({ alias: string() })) });

async function hasExtension(cloud: Cloud, alias: string): Promise<boolean> {
  const { extensions } = (await cloud.network.get('/extensions', [['fields', 'alias']])).read(Extensions);
  return extensions.some((one) => one.alias === alias);
}

/** `version` is the newest microversion of services that have them, and empty where one has none. */
const Versions = type({ versions: array(type({ id: string(), status: string(), version: optional(string()) })) });
type Version = (typeof Versions)['TYPE']['versions'][number];

/** `2.96` of nova, `2.0` of neutron; null: none of them is current. */
function newestOf(versions: readonly Version[]): string | null {
  const current = versions.find(({ status }) => status === 'CURRENT');
  return current ? current.version || current.id.replace(/^v/, '') : null;
}
