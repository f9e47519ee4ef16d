import { type FieldProblem, type FieldProblems, problem } from '../errors.ts';
import { checkPem } from './certificates.ts';
import { checkAllowedCidrs } from './cidrs.ts';
import { checkMembers, type PoolPlace } from './members.ts';
import type { InsertHeader, LoadBalancerPoolDraft, LoadBalancerPoolUpdate } from './model.ts';
import {
  canEncryptAnew,
  canInsertHeaders,
  canProxyProtocol,
  type Listener,
  modeOf,
  needsCertificate,
} from './modes.ts';
import { checkMonitor } from './monitor.ts';

/** A certificate where one is needed and nowhere else; both halves of it. */
export function checkCertificates(
  listener: Listener,
  { certificate, private_key: key }: Pick<LoadBalancerPoolDraft, 'certificate' | 'private_key'>,
  isNew: boolean,
): FieldProblems {
  if (!needsCertificate(listener)) {
    const given = certificate === undefined ? 'private_key' : 'certificate';
    return certificate === undefined && key === undefined
      ? {}
      : { [given]: problem('no_certificate_here', 'Nothing is decrypted here: there is no certificate') };
  }
  const problems: FieldProblems = {};
  const isWanted = isNew || certificate !== undefined || key !== undefined;
  for (const [name, text, kind] of [
    ['certificate', certificate, 'certificate'],
    ['private_key', key, 'key'],
  ] as const) {
    const wrong = text === undefined ? missing(isWanted, kind) : checkPem(text, kind);
    if (wrong) problems[name] = wrong;
  }
  return problems;
}
const missing = (isWanted: boolean, kind: 'certificate' | 'key'): FieldProblem | null =>
  isWanted ? problem('required', kind === 'key' ? 'A private key is required' : 'A certificate is required') : null;

type Options = Pick<
  LoadBalancerPoolUpdate,
  'connection_limit' | 'insert_headers' | 'proxy_protocol_enabled' | 'allowed_cidrs' | 'members' | 'healthmonitor'
>;

function checkOptions(listener: Listener, body: Options, place: PoolPlace): FieldProblems {
  const problems: FieldProblems = {};
  if (body.connection_limit === 0)
    problems['connection_limit'] = problem('limit_zero', 'A limit of 0 blocks all connections: use -1 for no limit');
  if (body.proxy_protocol_enabled && !canProxyProtocol(listener))
    problems['proxy_protocol_enabled'] = problem('no_proxy_protocol', 'UDP knows no PROXY protocol');
  for (const [name, isOn] of Object.entries(body.insert_headers ?? {}) as [InsertHeader, boolean | undefined][]) {
    if (isOn && !canInsertHeaders(listener))
      problems[`insert_headers.${name}`] = problem('no_headers_here', 'Headers are inserted only where HTTP is read');
  }
  return {
    ...problems,
    ...checkAllowedCidrs(body.allowed_cidrs ?? [], place.ip_version),
    ...checkMembers(body.members ?? [], place),
    ...(body.healthmonitor ? checkMonitor(body.healthmonitor, listener) : {}),
  };
}

/** All rules of a new pool; whether its port is free only its load balancer knows: `checkPorts`. */
export function checkPool(
  draft: LoadBalancerPoolDraft,
  place: Omit<PoolPlace, 'backend_protocol_port'> = {},
): FieldProblems {
  const problems: FieldProblems = {};
  if (draft.name.trim() === '') problems['name'] = problem('required', 'A name is required');
  if (!modeOf(draft)) {
    problems['backend_protocol'] = problem(
      'protocols_unfit',
      `${draft.protocol} cannot be passed on as ${draft.backend_protocol}`,
      { protocol: draft.protocol, backend_protocol: draft.backend_protocol },
    );
    return problems;
  }
  if (draft.tls_enabled && !canEncryptAnew(draft))
    problems['tls_enabled'] = problem('no_encryption_here', 'Only HTTPS to HTTPS traffic can be re-encrypted');
  return {
    ...problems,
    ...checkCertificates(draft, draft, true),
    ...checkOptions(draft, draft, {
      ...place,
      protocol_port: draft.protocol_port,
      backend_protocol_port: draft.backend_protocol_port,
    }),
  };
}

/** The rules of a change, by what the pool is: what it speaks stays. */
export function checkPoolUpdate(
  update: LoadBalancerPoolUpdate,
  pool: Listener & { readonly protocol_port: number; readonly backend_protocol_port: number },
  place: Omit<PoolPlace, 'backend_protocol_port'> = {},
): FieldProblems {
  const problems: FieldProblems = {};
  if (update.name?.trim() === '') problems['name'] = problem('required', 'A name is required');
  return {
    ...problems,
    ...checkCertificates(pool, update, false),
    ...checkOptions(pool, update, {
      ...place,
      protocol_port: pool.protocol_port,
      backend_protocol_port: update.backend_protocol_port ?? pool.backend_protocol_port,
    }),
  };
}

interface Bound {
  readonly protocol: string;
  readonly protocol_port: number;
}
const transportOf = ({ protocol }: Bound) => (protocol === 'UDP' ? 'udp' : 'tcp');

/** A port belongs to one pool; UDP has ports of its own (Octavia allows TCP 53 beside UDP 53). */
export const sharesPort = (one: Bound, other: Bound): boolean =>
  one.protocol_port === other.protocol_port && transportOf(one) === transportOf(other);

/** The pools of a new load balancer, each with its rules, and no port twice. Paths are `pools.0.name`. */
export function checkPoolDrafts(
  pools: readonly LoadBalancerPoolDraft[],
  place: Omit<PoolPlace, 'backend_protocol_port'> = {},
): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, pool] of pools.entries()) {
    for (const [path, wrong] of Object.entries(checkPool(pool, place))) problems[`pools.${at}.${path}`] = wrong;
    if (pools.findIndex((other) => sharesPort(other, pool)) < at)
      problems[`pools.${at}.protocol_port`] = portTakenBy(pool.protocol_port);
  }
  return problems;
}
export const portTakenBy = (port: number): FieldProblem =>
  problem('port_taken', `Another pool listens at port ${port}`, { port });
