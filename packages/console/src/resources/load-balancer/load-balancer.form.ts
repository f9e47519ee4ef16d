import { checkLoadBalancer, type FieldProblems, type LoadBalancerBody, type Network, size } from '@skydeck/contract';
import { array, boolean, enums, object, string } from 'superstruct';
import { formModel, required } from '../../kit/form/model.ts';
import { checkPoolDraft, type PoolDraft, poolFieldOf, PoolShape, toPoolBody } from '../load-balancer-pool/pool.form.ts';

export interface LoadBalancerDraft {
  name: string;
  description: string;
  networkId: string;
  /** `4`, `6`; '': the address's, or 4 where the network has it. */
  version: '' | '4' | '6';
  /** '': the next free one. */
  address: string;
  /** The id of one that is assigned to nothing, '' for none. */
  floatingIp: string;
  /** '': `ha` decides. */
  flavorId: string;
  ha: boolean;
  enabled: boolean;
  pools: PoolDraft[];
}

/** Whether there is a choice: the network has subnets of both versions. */
export const hasBothVersions = (network: Pick<Network, 'subnets'> | null): boolean =>
  new Set(network?.subnets.map(({ ip_version }) => ip_version)).size > 1;

const versions = { '': undefined, 4: 4, 6: 6 } as const;

export function toBody(draft: LoadBalancerDraft): LoadBalancerBody {
  const version = versions[draft.version];
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    network_id: draft.networkId,
    ...(version && { ip_version: version }),
    ...(draft.address.trim() !== '' && { address: draft.address.trim() }),
    ...(draft.floatingIp !== '' && { floating_ip: draft.floatingIp }),
    ...(draft.flavorId === '' ? { ha_enabled: draft.ha } : { flavor_id: draft.flavorId }),
    enabled: draft.enabled,
    pools: draft.pools.map(toPoolBody),
  };
}

const fields: Readonly<Record<string, string>> = {
  network_id: 'networkId',
  subnet_id: 'networkId',
  ip_version: 'version',
  floating_ip: 'floatingIp',
  flavor_id: 'flavorId',
  ha_enabled: 'ha',
};

/** Where a problem of the body shows in the form. */
export function fieldOf(path: string): string {
  const [, at, rest] = /^pools\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (at !== undefined && rest !== undefined) return `pools.${at}.${poolFieldOf(rest)}`;
  return fields[path] ?? path;
}

function check(draft: LoadBalancerDraft): FieldProblems {
  const ofBody = Object.entries(checkLoadBalancer(toBody(draft))).map(([path, wrong]) => [fieldOf(path), wrong]);
  const ofPools = draft.pools.flatMap((pool, at) =>
    Object.entries(checkPoolDraft(pool)).map(([path, wrong]) => [`pools.${at}.${path}`, wrong]),
  );
  return {
    ...(Object.fromEntries(ofBody) as FieldProblems),
    ...(Object.fromEntries(ofPools) as FieldProblems),
    ...required({ networkId: draft.networkId }),
  };
}

export const newLoadBalancer = formModel<LoadBalancerDraft, LoadBalancerBody>({
  shape: object({
    name: size(string(), 1, 255),
    description: size(string(), 0, 255),
    networkId: string(),
    version: enums(['', '4', '6']),
    address: string(),
    floatingIp: string(),
    flavorId: string(),
    ha: boolean(),
    enabled: boolean(),
    pools: array(PoolShape),
  }),
  check,
  blank: () => ({
    name: '',
    description: '',
    networkId: '',
    version: '',
    address: '',
    floatingIp: '',
    flavorId: '',
    ha: true,
    enabled: true,
    pools: [],
  }),
  toBody,
  fieldOf,
});
