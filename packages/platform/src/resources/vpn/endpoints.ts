import {
  asCidr,
  checkEnds,
  type FieldProblems,
  formatCidr,
  overlaps,
  parseAddress,
  parseCidr,
  problem,
} from '@skydeck/contract';
import { portsOfDevice } from '../port/index.ts';
import { cidrOf } from '../kit/ranges.ts';
import { allOf } from '../kit/find-records.ts';
import type { PortRecord } from '../port/records.ts';
import type { RouterRecord } from '../router/records.ts';
import { type SubnetRecord, subnetRecords } from '../subnet/records.ts';
import type { Tx } from '../../store/store.ts';
import { gatewayOf, interfacesOf } from '../router/ports.rules.ts';
import { groupRecords, vpnsOfRouter } from './records.ts';

/** What a tunnel is to connect: `router` null for one the project does not have. */
interface CloudEndpoints {
  readonly router: RouterRecord | null;
  readonly subnetIds: readonly string[];
  readonly peerAddress: string;
  readonly peerCidrs: readonly string[];
  /** The connection that is changed: its own networks are no hindrance. */
  readonly self?: string;
}

const paths = {
  router: 'vpnservice.router_id',
  local: 'local_ep_group.endpoints',
  address: 'ipsec_site_connection.peer_address',
  peer: 'peer_ep_group.endpoints',
} as const;

const addressesOf = (ports: readonly PortRecord[]) =>
  ports.flatMap(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address));

const versionOf = (address: string) => parseAddress(address)?.version ?? null;

/** What only the cloud knows of the two ends. Paths are those of the body. */
export async function checkCloudEndpoints(tx: Tx, ends: CloudEndpoints): Promise<FieldProblems> {
  const { router, peerCidrs } = ends;
  if (!router) return { [paths.router]: problem('router_unknown', 'There is no such router') };
  const ports = await portsOfDevice(tx, router.id);
  const gateway = gatewayOf(ports);
  if (!gateway)
    return {
      [paths.router]: problem('router_without_gateway', `'${router.name}' has no external gateway`, {
        name: router.name,
      }),
    };
  const routerPorts = interfacesOf(ports);
  const ids = routerPorts.flatMap(({ fixed_ips }) => fixed_ips.map(({ subnet_id }) => subnet_id));
  const subnets = await allOf(subnetRecords.in(tx), 'id', ids);
  return {
    ...checkLocal(ends, subnets),
    ...checkAddress(ends.peerAddress, addressesOf([gateway]), addressesOf(ports)),
    ...placed(checkFree(peerCidrs, subnets)),
    ...(await checkRoutes(tx, router.id, ends)),
    // Last, for it names the local network that was chosen.
    ...placed(
      checkEnds(
        chosenOf(ends, subnets).map(({ cidr }) => cidr),
        peerCidrs,
      ),
    ),
  };
}

const placed = (problems: FieldProblems): FieldProblems =>
  Object.fromEntries(Object.entries(problems).map(([at, wrong]) => [`${paths.peer}.${at}`, wrong]));

const chosenOf = ({ subnetIds }: CloudEndpoints, subnets: readonly SubnetRecord[]) =>
  subnets.filter(({ id }) => subnetIds.includes(id));

/** Each a network the router stands in, all of one IP version, each once. */
function checkLocal({ subnetIds }: CloudEndpoints, subnets: readonly SubnetRecord[]): FieldProblems {
  const problems: FieldProblems = {};
  const known = new Map(subnets.map((subnet) => [subnet.id, subnet]));
  const first = subnetIds.flatMap((id) => known.get(id) ?? [])[0];
  for (const [at, id] of subnetIds.entries()) {
    const subnet = known.get(id);
    const path = `${paths.local}.${at}`;
    if (!subnet) problems[path] = problem('subnet_not_at_router', 'The router does not stand in this subnet');
    else if (subnetIds.indexOf(id) < at) problems[path] = problem('duplicate', 'This subnet is listed twice');
    else if (first && subnet.ip_version !== first.ip_version)
      problems[path] = problem('cidr_wrong_version', `'${subnet.cidr}' is not an IPv${first.ip_version} network`, {
        version: first.ip_version,
      });
  }
  return problems;
}

/** A way to the peer from an address of the same IP version (OpenStack VPNaaS, `_check_peer_address`). */
function checkAddress(peer: string, outside: readonly string[], own: readonly string[]): FieldProblems {
  const version = versionOf(peer);
  const value = parseAddress(peer)?.value;
  if (version !== null && !outside.some((address) => versionOf(address) === version))
    return {
      [paths.address]: problem('gateway_other_version', `The router has no external IPv${version} address`, {
        version,
      }),
    };
  if (value !== undefined && own.some((address) => parseAddress(address)?.value === value))
    return { [paths.address]: problem('nexthop_is_router', 'This is the router itself') };
  return {};
}

/** What the router stands in it reaches without a tunnel, whether the tunnel serves it or not. */
function checkFree(peerCidrs: readonly string[], subnets: readonly SubnetRecord[]): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, text] of peerCidrs.entries()) {
    const cidr = parseCidr(asCidr(text));
    const other = cidr && subnets.find((subnet) => overlaps(cidrOf(subnet), cidr));
    if (cidr && other)
      problems[at] = problem('cidr_overlaps', `${formatCidr(cidr)} overlaps ${other.cidr}, where the router stands`, {
        cidr: formatCidr(cidr),
        other: other.cidr,
      });
  }
  return problems;
}

/** Of two tunnels to one network a packet could take either: so a router has one for each. */
async function checkRoutes(tx: Tx, routerId: string, { peerCidrs, self }: CloudEndpoints): Promise<FieldProblems> {
  const problems: FieldProblems = {};
  const others = (await vpnsOfRouter(tx, routerId)).filter(({ id }) => id !== self);
  const groups = new Map(
    (
      await allOf(
        groupRecords.in(tx),
        'id',
        others.map((vpn) => vpn.peer_ep_group_id),
      )
    ).map(({ id, endpoints }) => [id, endpoints.flatMap((text) => parseCidr(text) ?? [])]),
  );
  for (const [at, text] of peerCidrs.entries()) {
    const cidr = parseCidr(asCidr(text));
    const other = others.find((vpn) =>
      groups.get(vpn.peer_ep_group_id)?.some((known) => cidr && overlaps(known, cidr)),
    );
    if (other)
      problems[`${paths.peer}.${at}`] = problem('peer_network_taken', `'${other.name}' leads there already`, {
        name: other.name,
      });
  }
  return problems;
}
