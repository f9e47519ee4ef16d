import { array, type Infer, optional, string, type Struct, type } from 'superstruct';
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

const Links = optional(array(type({ rel: string(), href: string() })));

/** All that the query names, page by page where the cloud limits them. Only the fields that are used are asked for. */
export async function readList<Name extends keyof Lists>(
  network: CloudService,
  name: Name,
  query: Query = [],
): Promise<Lists[Name][]> {
  const item: Struct<unknown, object> = lists[name] as never;
  const key = name.replaceAll('-', '_');
  const linksKey = `${key}_links`;
  const Page = type({ [key]: array(item), [linksKey]: Links });
  const fields = Object.keys(item.schema).map((field) => ['fields', field] as const);
  const found: Lists[Name][] = [];
  for (let marker: string | null | undefined; marker !== null;) {
    const after = marker === undefined ? [] : [['marker', marker] as const];
    const page = (await network.get(`/${name}`, [...query, ...fields, ...after])).read(Page);
    found.push(...(page[key] as Lists[Name][]));
    marker = markerOf(page[linksKey] as Infer<typeof Links>);
  }
  return found;
}

/** Of the next page; the address that it comes with is not followed. */
function markerOf(links: Infer<typeof Links>): string | null {
  const next = links?.find(({ rel }) => rel === 'next')?.href;
  return next !== undefined && URL.canParse(next) ? new URL(next).searchParams.get('marker') : null;
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
