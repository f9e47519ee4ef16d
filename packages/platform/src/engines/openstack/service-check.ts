import type { CloudServices, CloudServiceState } from '@skydeck/contract';
import { array, optional, string, type } from 'superstruct';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ResourceName } from '../offers.ts';
import type { AnsweredAt } from './answered-services.ts';
import type { CatalogueEntry, Cloud } from './cloud.ts';
import type { Answered } from './http/call.ts';

interface Service {
  /** As OpenStack's developers call it. */
  readonly name: string;
  /** As catalogues call it; the first that one has counts. */
  readonly types: readonly [string, ...string[]];
  /** The extension that its resources need of it. */
  readonly extension?: string;
  readonly resources: readonly ResourceName[];
}

const neutron = { name: 'neutron', types: ['network'] } as const;

/** The services of OpenStack that resources are of. */
const services: readonly Service[] = [
  { ...neutron, resources: ['network', 'subnet', 'port', 'router', 'floatingIp', 'securityGroup', 'quota'] },
  { ...neutron, extension: 'vpnaas', resources: ['vpn'] },
  {
    name: 'octavia',
    types: ['load-balancer'],
    resources: ['loadBalancer', 'loadBalancerPool', 'loadBalancerFlavor'],
  },
  { name: 'nova', types: ['compute'], resources: ['server'] },
  { name: 'cinder', types: ['block-storage', 'volumev3', 'block-store'], resources: ['volume'] },
];

export type ServiceCheck = () => Promise<NonNullable<CloudServices['openstack']>>;

interface Parts {
  readonly cloud: Cloud;
  readonly clock: Clock;
  /** When each was last seen to answer. */
  readonly answered: () => Promise<AnsweredAt>;
}

/** Asks each service that a resource is of whether it answers, once. Throws a Refusal where Keystone does not. */
export function createServiceCheck({ cloud, clock, answered }: Parts): ServiceCheck {
  return async () => {
    const answeredAt = await answered();
    const entries = await cloud.catalogue();
    const asked = new Map<CatalogueEntry, Promise<Answered>>();
    const versions = (entry: CatalogueEntry) => {
      const answer = asked.get(entry) ?? cloud.versions(entry);
      asked.set(entry, answer);
      return answer;
    };

    async function check({ name, types, extension }: Service): Promise<Checked> {
      const found = types.flatMap((one) => entries.filter((entry) => entry.type === one && entry.url !== null));
      const [entry] = found;
      if (!entry) return missing;
      try {
        const version = newestOf((await versions(entry)).read(Versions).versions);
        if (extension !== undefined && !(await hasExtension(cloud, extension))) return missing;
        return { state: 'answers', version, error: null };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { state: 'silent', version: null, error: `${name}: ${error.message}` };
      }
    }

    return {
      in_catalogue: new Set(entries.map((entry) => entry.type)).size,
      checked_at: clock.now().toISOString(),
      services: await Promise.all(
        services.map(async (service): Promise<CloudServiceState> => {
          const { name: whole, extension, types, resources } = service;
          const name = extension ?? whole;
          const part_of = extension === undefined ? null : whole;
          const checked = await check(service);
          const answered_at = checked.state === 'answers' ? null : (answeredAt.get(name) ?? null);
          return { name, part_of, type: types[0], ...checked, answered_at, resources: [...resources] };
        }),
      ),
    };
  };
}

type Checked = Pick<CloudServiceState, 'state' | 'version' | 'error'>;
const missing: Checked = { state: 'missing', version: null, error: null };

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
