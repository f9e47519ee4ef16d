import { array, type Infer, type Struct, type } from 'superstruct';
import type { CloudService, Query } from '../cloud.ts';
import {
  NeutronFloatingIp,
  NeutronNetwork,
  NeutronPolicy,
  NeutronPort,
  NeutronRouter,
  NeutronSubnet,
} from './answers.ts';

/** Neutron's lists, as the service user sees them: of all projects. */
const lists = {
  routers: NeutronRouter,
  networks: NeutronNetwork,
  subnets: NeutronSubnet,
  ports: NeutronPort,
  floatingips: NeutronFloatingIp,
  'rbac-policies': NeutronPolicy,
} as const;
type Lists = { readonly [Name in keyof typeof lists]: Infer<(typeof lists)[Name]> };

/** What an address with so many ids has room for: 4 kB. */
const IDS_AT_ONCE = 100;

/** All that the query names. Only the fields that are used are asked for. */
export async function readList<Name extends keyof Lists>(
  network: CloudService,
  name: Name,
  query: Query = [],
): Promise<Lists[Name][]> {
  const item: Struct<unknown, object> = lists[name] as never;
  const key = name.replaceAll('-', '_');
  const fields = Object.keys(item.schema).map((field) => ['fields', field] as const);
  const answer = await network.get(`/${name}`, [...query, ...fields]);
  const { [key]: found } = answer.read(type({ [key]: array(item) }));
  return found as Lists[Name][];
}

/** Those whose `field` is one of the values. */
export async function readThose<Name extends keyof Lists>(
  network: CloudService,
  name: Name,
  field: string,
  values: readonly string[],
): Promise<Lists[Name][]> {
  const unique = [...new Set(values)];
  const found: Lists[Name][] = [];
  for (let at = 0; at < unique.length; at += IDS_AT_ONCE) {
    const query = unique.slice(at, at + IDS_AT_ONCE).map((value) => [field, value] as const);
    found.push(...(await readList(network, name, query)));
  }
  return found;
}
