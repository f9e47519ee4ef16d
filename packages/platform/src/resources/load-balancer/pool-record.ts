import {
  asksForPage,
  cidrOfText,
  type FieldProblems,
  type HealthMonitor,
  type HealthMonitorBody,
  insertHeaders,
  type LoadBalancerPoolDraft,
  type LoadBalancerPoolUpdate,
  type MemberBody,
  monitorDefaults,
  reduceCidrs,
} from '@skydeck/contract';
import { normalizeAddress } from '../kit/ranges.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Tx } from '../../store/store.ts';
import { keySealer, readCertificate } from './certificate.ts';
import { addressesOf, type LoadBalancerRecord, type MemberRecord, type PoolRecord } from './records.ts';

const keyOf = ({ address, protocol_port }: Pick<MemberRecord, 'address' | 'protocol_port'>) =>
  `${address} ${protocol_port}`;

/** The members a body asks for. One that was there keeps its id, and what the monitor found. */
export function membersFrom(
  bodies: readonly MemberBody[],
  port: number,
  newId: Tx['newId'],
  before: readonly MemberRecord[] = [],
): MemberRecord[] {
  const known = new Map(before.map((member) => [keyOf(member), member]));
  return bodies.map((body) => {
    const place = { address: normalizeAddress(body.address), protocol_port: body.protocol_port ?? port };
    const old = known.get(keyOf(place));
    const enabled = body.enabled ?? true;
    const isKept = old?.enabled === enabled;
    return {
      ...place,
      id: old?.id ?? newId(),
      name: (body.name ?? old?.name ?? '').trim(),
      weight: body.weight ?? 1,
      backup: body.backup ?? false,
      enabled,
      health: isKept ? old.health : 'UNKNOWN',
      since: isKept ? old.since : null,
    };
  });
}

/** Members that nobody has checked. */
export const unchecked = (members: readonly MemberRecord[]): MemberRecord[] =>
  members.map((member) => ({ ...member, health: 'UNKNOWN', since: null }));

export function monitorFrom(body: HealthMonitorBody): HealthMonitor {
  const page = asksForPage(body.type);
  const orDefault = (value: string | null | undefined, otherwise: string) => (page ? (value ?? otherwise) : null);
  return {
    type: body.type,
    enabled: body.enabled ?? true,
    delay: body.delay ?? monitorDefaults.delay,
    timeout: body.timeout ?? monitorDefaults.timeout,
    max_retries: body.max_retries ?? monitorDefaults.max_retries,
    max_retries_down: body.max_retries_down ?? monitorDefaults.max_retries_down,
    url_path: orDefault(body.url_path, monitorDefaults.url_path),
    http_method: orDefault(body.http_method, monitorDefaults.http_method),
    expected_codes: orDefault(body.expected_codes, monitorDefaults.expected_codes),
  };
}

export const cidrsFrom = (texts: readonly string[]): string[] =>
  reduceCidrs(texts.map((text) => cidrOfText(text) ?? text));

export const headersFrom = (
  body: LoadBalancerPoolUpdate['insert_headers'] = {},
  before: Readonly<Record<string, boolean>> = {},
): Record<string, boolean> =>
  Object.fromEntries(insertHeaders.map((name) => [name, body[name] ?? before[name] ?? false]));

export type Keys = Pick<PoolRecord, 'certificate' | 'sealed_key'>;

/** What a body's certificate amounts to; null when it has none. */
export function keysFrom(
  sealing: Sealing,
  poolId: string,
  { certificate, private_key: key }: Pick<LoadBalancerPoolDraft, 'certificate' | 'private_key'>,
): Keys | { readonly problems: FieldProblems } | null {
  if (certificate === undefined || key === undefined) return null;
  const read = readCertificate(certificate, key);
  if ('problems' in read) return read;
  return { certificate: read.certificate, sealed_key: keySealer(sealing, poolId).seal(read.key) };
}

/** The draft as a record in CREATING, once the contract's rules have passed it. */
export function poolFrom(
  draft: LoadBalancerPoolDraft,
  balancer: Pick<LoadBalancerRecord, 'id' | 'project_id' | 'domain_id'>,
  parts: { readonly id: string; readonly keys: Keys | null } & Pick<Tx, 'now' | 'newId'>,
): PoolRecord {
  const at = parts.now.toISOString();
  const members = membersFrom(draft.members ?? [], draft.backend_protocol_port, parts.newId);
  return {
    id: parts.id,
    name: draft.name.trim(),
    description: (draft.description ?? '').trim(),
    loadbalancer_id: balancer.id,
    status: 'CREATING',
    enabled: draft.enabled ?? true,
    protocol: draft.protocol,
    protocol_port: draft.protocol_port,
    backend_protocol: draft.backend_protocol,
    backend_protocol_port: draft.backend_protocol_port,
    lb_algorithm: draft.lb_algorithm,
    sticky_session: draft.sticky_session ?? false,
    connection_limit: draft.connection_limit ?? -1,
    tls_enabled: draft.tls_enabled ?? false,
    certificate: parts.keys?.certificate ?? null,
    sealed_key: parts.keys?.sealed_key ?? null,
    proxy_protocol_enabled: draft.proxy_protocol_enabled ?? false,
    insert_headers: headersFrom(draft.insert_headers),
    allowed_cidrs: cidrsFrom(draft.allowed_cidrs ?? []),
    members,
    healthmonitor: draft.healthmonitor ? monitorFrom(draft.healthmonitor) : null,
    addresses: addressesOf(members),
    project_id: balancer.project_id,
    domain_id: balancer.domain_id,
    revision_number: 0,
    created_at: at,
    updated_at: at,
  };
}
