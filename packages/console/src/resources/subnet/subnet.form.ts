import {
  checkOverlap,
  checkSubnet,
  defaultGateway,
  defaultPools,
  type FieldProblems,
  ipv6Modes,
  type Ipv6Mode,
  parseCidr,
  problem,
  type Subnet,
  type SubnetDraft,
  type SubnetUpdate,
} from '@skydeck/contract';
import { array, boolean, enums, object, string } from 'superstruct';
import { formModel, wrongOf } from '../../kit/form/model.ts';

/** Shaped like the fields a person sees; of either IP version. */
export interface SubnetFields {
  cidr: string;
  hasGateway: boolean;
  /** Empty: the first usable address. */
  gateway: string;
  dhcp: boolean;
  pools: { start: string; end: string }[];
  dns: string[];
  /** IPv6 only; '' for none. */
  raMode: '' | Ipv6Mode;
  addressMode: '' | Ipv6Mode;
}

export const SubnetShape = object({
  cidr: string(),
  hasGateway: boolean(),
  gateway: string(),
  dhcp: boolean(),
  pools: array(object({ start: string(), end: string() })),
  dns: array(string()),
  raMode: enums(['', ...ipv6Modes]),
  addressMode: enums(['', ...ipv6Modes]),
});

export const blankSubnet = (version: 4 | 6): SubnetFields => ({
  cidr: '',
  hasGateway: true,
  gateway: '',
  dhcp: true,
  pools: [],
  dns: [],
  raMode: version === 6 ? 'slaac' : '',
  addressMode: version === 6 ? 'slaac' : '',
});

const poolsOf = ({ pools }: SubnetFields) => pools.map(({ start, end }) => ({ start: start.trim(), end: end.trim() }));
const gatewayOf = ({ hasGateway, gateway }: SubnetFields) =>
  hasGateway ? (gateway.trim() === '' ? {} : { gateway_ip: gateway.trim() }) : { gateway_ip: null };

export function toSubnet(fields: SubnetFields, version: 4 | 6): SubnetDraft {
  return {
    cidr: fields.cidr.trim(),
    ip_version: version,
    enable_dhcp: fields.dhcp,
    ...gatewayOf(fields),
    dns_nameservers: [...fields.dns],
    ...(fields.pools.length > 0 && { allocation_pools: poolsOf(fields) }),
    ...(version === 6 && fields.raMode !== '' && { ipv6_ra_mode: fields.raMode }),
    ...(version === 6 && fields.addressMode !== '' && { ipv6_address_mode: fields.addressMode }),
  };
}

/** No pool is all of the subnet, as in a new one: here the server would take none for none. */
function changedPools(fields: SubnetFields): Pick<SubnetUpdate, 'allocation_pools'> {
  const cidr = parseCidr(fields.cidr);
  if (fields.pools.length > 0 || !cidr) return { allocation_pools: poolsOf(fields) };
  const whole = defaultPools(cidr, fields.hasGateway ? fields.gateway.trim() || defaultGateway(cidr) : null);
  return whole.length > 0 ? { allocation_pools: whole } : {};
}

const names: Readonly<Record<string, string>> = {
  gateway_ip: 'gateway',
  enable_dhcp: 'dhcp',
  allocation_pools: 'pools',
  dns_nameservers: 'dns',
  ipv6_ra_mode: 'raMode',
  ipv6_address_mode: 'addressMode',
  ip_version: 'cidr',
};

/** Where a problem of the wire's subnet shows among the fields. */
export function subnetFieldOf(path: string): string {
  const [first = '', ...rest] = path.split('.');
  return [names[first] ?? first, ...rest].join('.');
}

export function checkSubnetFields(fields: SubnetFields, version: 4 | 6): FieldProblems {
  return {
    ...Object.fromEntries(
      Object.entries(checkSubnet(toSubnet(fields, version))).map(([path, wrong]) => [subnetFieldOf(path), wrong]),
    ),
    ...Object.fromEntries(
      blankEnds(fields).map((path) => [path, problem('required', 'Both ends of a pool are required')]),
    ),
  };
}

const blankEnds = ({ pools }: SubnetFields) =>
  pools.flatMap((pool, at) =>
    (['start', 'end'] as const).filter((end) => pool[end].trim() === '').map((end) => `pools.${at}.${end}`),
  );

const knownMode = (mode: string | null) => ipv6Modes.find((known) => known === mode) ?? '';

export const fieldsOfSubnet = (subnet: Subnet): SubnetFields => ({
  cidr: subnet.cidr,
  hasGateway: subnet.gateway_ip !== null,
  gateway: subnet.gateway_ip ?? '',
  dhcp: subnet.enable_dhcp,
  pools: subnet.allocation_pools.map(({ start, end }) => ({ start, end })),
  dns: [...subnet.dns_nameservers],
  raMode: knownMode(subnet.ipv6_ra_mode),
  addressMode: knownMode(subnet.ipv6_address_mode),
});

/** A subnet added to a network that is there already, with subnets of these CIDRs. */
export const newSubnet = (version: 4 | 6, others: readonly string[]) =>
  formModel<SubnetFields, SubnetDraft>({
    shape: SubnetShape,
    check: (fields) => ({
      ...wrongOf({ cidr: checkOverlap(fields.cidr, others) }),
      ...checkSubnetFields(fields, version),
    }),
    blank: () => blankSubnet(version),
    toBody: (fields) => toSubnet(fields, version),
    fieldOf: subnetFieldOf,
  });

/** What is wrong with a network that stays can only be mended by DHCP. */
function checkChange(fields: SubnetFields, version: 4 | 6): FieldProblems {
  const { cidr: wrong, ...problems } = checkSubnetFields(fields, version);
  return wrong?.code === 'subnet_too_small' ? { ...problems, dhcp: wrong } : problems;
}

/** CIDR, version and modes of a subnet never change (Neutron). */
export const subnetChange = (version: 4 | 6) =>
  formModel<SubnetFields, SubnetUpdate, Subnet>({
    shape: SubnetShape,
    check: (fields) => checkChange(fields, version),
    blank: () => blankSubnet(version),
    from: fieldsOfSubnet,
    toBody: (fields) => ({
      enable_dhcp: fields.dhcp,
      ...changedPools(fields),
      dns_nameservers: [...fields.dns],
      ...gatewayOf(fields),
    }),
    fieldOf: subnetFieldOf,
  });
