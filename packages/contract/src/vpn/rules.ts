import {
  asCidr,
  type Cidr,
  formatCidr,
  isNetworkAddress,
  overlaps,
  parseAddress,
  parseCidr,
  type Version,
} from '../address/index.ts';
import { type FieldProblem, type FieldProblems, outOfRange, problem } from '../errors.ts';
import { checkCidr, reservedIn } from '../subnet/rules.ts';
import type { IkePolicyBody, IpsecPolicyBody, Vpn, VpnBody, VpnUpdate } from './model.ts';
import { VPN_MTU, vpnDefaults } from './options.ts';

/** `vpn.example.com`: labels of letters, digits and `-`, the last one no number. */
const hostName = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*(?=\D)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

const isHostName = (text: string): boolean => hostName.test(text);

/** Where the other end listens: an IP address or a host name. */
export function checkPeerAddress(text: string): FieldProblem | null {
  if (text.trim() === '') return problem('required', 'A peer address is required');
  if (text !== text.trim() || (!parseAddress(text) && !isHostName(text)))
    return problem('peer_address_invalid', `'${text}' is neither an IP address nor a host name`, { address: text });
  return null;
}

/** Printable characters of one line: the peer has to be given the same, often by hand. */
export function checkPsk(psk: string): FieldProblem | null {
  if (psk === '') return problem('required', 'A pre-shared key is required');
  return /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u.test(psk)
    ? null
    : problem('text_invisible', 'The key contains invisible characters');
}

/** Without those that lie inside another, in the order in which they were given. Each must be a CIDR. */
export function collapseCidrs(texts: readonly string[]): string[] {
  const all = texts.flatMap((text) => parseCidr(asCidr(text)) ?? []);
  const isInside = (one: Cidr, at: number) =>
    all.some(
      (other, place) =>
        place !== at &&
        other.version === one.version &&
        other.first <= one.first &&
        other.last >= one.last &&
        (other.prefix < one.prefix || place < at),
    );
  return all.filter((one, at) => !isInside(one, at)).map(formatCidr);
}

const versionOf = (cidr: string): Version | null => parseCidr(asCidr(cidr))?.version ?? null;

/** No tunnel leads to what every host has itself; all addresses together are another matter. */
function checkReserved(text: string): FieldProblem | null {
  const cidr = parseCidr(text) as Cidr;
  const range = cidr.prefix === 0 ? undefined : reservedIn(cidr);
  return range === undefined
    ? null
    : problem('cidr_reserved', `'${text}' has addresses of ${range}, which is reserved`, { range });
}

/** The peer's networks: CIDRs of one IP version that hosts can have, each once. Keys are places in the list. */
export function checkPeerCidrs(cidrs: readonly string[]): FieldProblems {
  const problems: FieldProblems = {};
  const [first] = cidrs.flatMap((cidr) => versionOf(cidr) ?? []);
  for (const [at, text] of cidrs.entries()) {
    const wrong = checkCidr(asCidr(text), first) ?? checkReserved(asCidr(text));
    if (wrong) problems[at] = wrong;
    else if (cidrs.findIndex((other) => asCidr(other) === asCidr(text)) < at)
      problems[at] = problem('duplicate', `'${text}' is listed twice`);
  }
  return problems;
}

/**
 * Both ends together: one IP version (OpenStack VPNaaS, `check_endpoint_group`), and no address on both sides, for a
 * packet to it would not know which way to go. Keys are places among the peer's.
 */
export function checkEnds(local: readonly string[], peer: readonly string[]): FieldProblems {
  const problems: FieldProblems = {};
  const ours = local.flatMap((cidr) => parseCidr(cidr) ?? []);
  for (const [at, text] of peer.entries()) {
    const cidr = parseCidr(asCidr(text));
    if (!cidr || !isNetworkAddress(cidr)) continue;
    const [one] = ours;
    const other = ours.find((mine) => overlaps(mine, cidr));
    if (one && one.version !== cidr.version)
      problems[at] = problem('cidr_wrong_version', `'${text}' is not an IPv${one.version} network`, {
        version: one.version,
      });
    else if (other)
      problems[at] = problem('cidr_overlaps', `'${text}' overlaps the local ${formatCidr(other)}`, {
        cidr: text,
        other: formatCidr(other),
      });
  }
  return problems;
}

/** A policy that is there already is what it is. */
export const checkKnownPolicy = ({ id, ...more }: IkePolicyBody | IpsecPolicyBody): FieldProblems =>
  id === undefined
    ? {}
    : Object.fromEntries(
        Object.keys(more).map((field) => [field, problem('unknown_field', 'A policy with an id has this already')]),
      );

/** IKEv2 has but one way to begin. */
export function checkIkePolicy({ ike_version: version, phase1_negotiation_mode: mode }: IkePolicyBody): FieldProblems {
  const isTwo = (version ?? vpnDefaults.ikepolicy.ike_version) === 'v2';
  return isTwo && mode === 'aggressive'
    ? { phase1_negotiation_mode: problem('ike_v1_only', 'Only IKEv1 has the aggressive mode') }
    : {};
}

type Dpd = Vpn['dpd'];
type Asked<Facts> = { readonly [Key in keyof Facts]?: Facts[Key] | undefined };

/** What of it was not asked for stays. */
export const dpdAfter = (before: Dpd, asked: Asked<Dpd> = {}): Dpd => ({
  action: asked.action ?? before.action,
  interval: asked.interval ?? before.interval,
  timeout: asked.timeout ?? before.timeout,
});

/** A peer is given up after more than one question (OpenStack VPNaaS, `assign_sensible_ipsec_sitecond_defaults`). */
export const checkDpd = ({ interval, timeout }: Pick<Dpd, 'interval' | 'timeout'>): FieldProblems =>
  timeout > interval
    ? {}
    : { timeout: problem('dpd_timeout_short', 'The timeout must be longer than the interval', { interval }) };

/** IPv6 knows no way that carries less than 1280 bytes. */
export const checkVpnMtu = (mtu: number, peerAddress: string): FieldProblem | null =>
  parseAddress(peerAddress)?.version === 6 && mtu < VPN_MTU.leastIpv6
    ? outOfRange('mtu', { least: VPN_MTU.leastIpv6, most: VPN_MTU.most })
    : null;

const under = (path: string, problems: FieldProblems): FieldProblems =>
  Object.fromEntries(Object.entries(problems).map(([key, wrong]) => [`${path}.${key}`, wrong]));

type Connection = NonNullable<VpnUpdate['ipsec_site_connection']>;
type Before = Pick<Vpn, 'peer_address' | 'mtu' | 'dpd'>;

function checkConnection(connection: Connection, before: Before): FieldProblems {
  const { name, peer_address, psk, mtu = before.mtu, dpd } = connection;
  const peerWrong = peer_address === undefined ? null : checkPeerAddress(peer_address);
  const pskWrong = psk === undefined ? null : checkPsk(psk);
  const mtuWrong = checkVpnMtu(mtu, peer_address ?? before.peer_address);
  return {
    ...(name?.trim() === '' && { name: problem('required', 'A name is required') }),
    ...(peerWrong && { peer_address: peerWrong }),
    ...(pskWrong && { psk: pskWrong }),
    ...(mtuWrong && { mtu: mtuWrong }),
    ...under('dpd', checkDpd(dpdAfter(before.dpd, dpd))),
  };
}

/** The rules of a change that need no cloud to be judged by. Paths are those of the body. */
export const checkVpnUpdate = (body: VpnUpdate, before: Before): FieldProblems => ({
  ...under('ipsec_site_connection', checkConnection(body.ipsec_site_connection ?? {}, before)),
  ...under('peer_ep_group.endpoints', checkPeerCidrs(body.peer_ep_group?.endpoints ?? [])),
});

/** The same of a new connection. */
export const checkVpn = (body: VpnBody): FieldProblems => ({
  ...checkVpnUpdate(body, { peer_address: '', mtu: vpnDefaults.mtu, dpd: vpnDefaults.dpd }),
  ...under('ikepolicy', { ...checkIkePolicy(body.ikepolicy), ...checkKnownPolicy(body.ikepolicy) }),
  ...under('ipsecpolicy', checkKnownPolicy(body.ipsecpolicy)),
});
