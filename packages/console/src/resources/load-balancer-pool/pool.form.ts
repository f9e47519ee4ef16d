import {
  asCidr,
  type PoolAlgorithm,
  poolAlgorithms,
  canEncryptAnew,
  canInsertHeaders,
  canProxyProtocol,
  checkPool,
  checkPoolUpdate,
  customaryPorts,
  type FieldProblems,
  type InsertHeader,
  insertHeaders,
  listenerModes,
  type ListenerMode,
  type LoadBalancerPool,
  type LoadBalancerPoolDraft,
  type LoadBalancerPoolUpdate,
  modeOf,
  needsCertificate,
  poolLimits,
  protocolsOf,
  size,
} from '@skydeck/contract';
import { array, boolean, enums, object, string } from 'superstruct';
import { formModel } from '../../kit/form/model.ts';
import {
  blankMembers,
  checkMemberNumbers,
  type MemberDraft,
  MembersShape,
  membersOf,
  toMembers,
} from './members.form.ts';
import {
  blankMonitor,
  checkMonitorNumbers,
  type MonitorDraft,
  monitorFieldOf,
  monitorOf,
  MonitorShape,
  toMonitor,
} from './monitor.form.ts';
import { checkWhole } from './numbers.rules.ts';

/** Shaped like the form: numbers as they are typed, the listener as one of five modes. */
export interface PoolDraft {
  name: string;
  description: string;
  mode: ListenerMode;
  /** Only with HTTPS to HTTPS: decrypted here, and encrypted anew. */
  tls: boolean;
  port: string;
  backendPort: string;
  algorithm: PoolAlgorithm;
  sticky: boolean;
  /** '': as many as come. */
  limit: string;
  proxy: boolean;
  headers: InsertHeader[];
  certificate: string;
  privateKey: string;
  enabled: boolean;
  cidrs: string[];
  members: MemberDraft[];
  monitor: MonitorDraft;
}

/** What the rules know of the load balancer; nothing where it is not made yet. */
export interface BalancerFacts {
  readonly ip_version?: 4 | 6 | undefined;
  readonly address?: string | undefined;
}

export const PoolShape = object({
  name: size(string(), 1, 255),
  description: size(string(), 0, 255),
  mode: enums(listenerModes),
  tls: boolean(),
  port: string(),
  backendPort: string(),
  algorithm: enums(poolAlgorithms),
  sticky: boolean(),
  limit: string(),
  proxy: boolean(),
  headers: array(enums(insertHeaders)),
  certificate: string(),
  privateKey: string(),
  enabled: boolean(),
  cidrs: array(string()),
  members: MembersShape,
  monitor: MonitorShape,
});

export const blankPool = (): PoolDraft => ({
  name: '',
  description: '',
  mode: 'http_http',
  tls: false,
  port: '80',
  backendPort: '80',
  algorithm: 'LEAST_CONNECTIONS',
  sticky: false,
  limit: '',
  proxy: false,
  headers: [],
  certificate: '',
  privateKey: '',
  enabled: true,
  cidrs: [],
  members: blankMembers(),
  monitor: blankMonitor('http_http'),
});

/** What clients and members speak in this draft, as the contract's rules ask for it. */
export function listenerOf({ mode, tls }: Pick<PoolDraft, 'mode' | 'tls'>) {
  const [protocol, backend_protocol] = protocolsOf[mode];
  return { protocol, backend_protocol, tls_enabled: mode === 'https_https' && tls };
}

/** Another mode brings its customary ports and monitor along, and gives up what it cannot do. */
export function withMode(draft: PoolDraft, mode: ListenerMode): PoolDraft {
  const customary = customaryPorts[mode];
  const untouched = String(customaryPorts[draft.mode]?.[0] ?? '') === draft.port;
  const bare = String(customaryPorts[draft.mode]?.[1] ?? '') === draft.backendPort;
  return {
    ...draft,
    mode,
    port: untouched || draft.port === '' ? String(customary?.[0] ?? '') : draft.port,
    backendPort: bare || draft.backendPort === '' ? String(customary?.[1] ?? '') : draft.backendPort,
    monitor: { ...draft.monitor, type: blankMonitor(mode).type },
  };
}

const limitOf = (limit: string) => (limit.trim() === '' ? -1 : Number(limit));

const headersOf = (draft: PoolDraft) =>
  canInsertHeaders(listenerOf(draft))
    ? Object.fromEntries(insertHeaders.map((header) => [header, draft.headers.includes(header)]))
    : undefined;

/** What a pool has and its change has too. */
function toChange(draft: PoolDraft) {
  const listener = listenerOf(draft);
  const headers = headersOf(draft);
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    lb_algorithm: draft.algorithm,
    backend_protocol_port: Number(draft.backendPort),
    enabled: draft.enabled,
    sticky_session: draft.sticky,
    connection_limit: limitOf(draft.limit),
    ...(canProxyProtocol(listener) && { proxy_protocol_enabled: draft.proxy }),
    ...(headers && { insert_headers: headers }),
    ...(needsCertificate(listener) && draft.certificate.trim() !== '' && { certificate: draft.certificate.trim() }),
    ...(needsCertificate(listener) && draft.privateKey.trim() !== '' && { private_key: draft.privateKey.trim() }),
  };
}

export function toPoolBody(draft: PoolDraft): LoadBalancerPoolDraft {
  const listener = listenerOf(draft);
  return {
    ...toChange(draft),
    protocol: listener.protocol,
    backend_protocol: listener.backend_protocol,
    protocol_port: Number(draft.port),
    ...(canEncryptAnew(listener) && { tls_enabled: draft.tls }),
    allowed_cidrs: draft.cidrs.map(asCidr),
    members: toMembers(draft.members),
    healthmonitor: toMonitor(draft.monitor),
  };
}

const fields: Readonly<Record<string, string>> = {
  protocol: 'mode',
  backend_protocol: 'mode',
  tls_enabled: 'tls',
  protocol_port: 'port',
  backend_protocol_port: 'backendPort',
  lb_algorithm: 'algorithm',
  sticky_session: 'sticky',
  connection_limit: 'limit',
  proxy_protocol_enabled: 'proxy',
  private_key: 'privateKey',
  allowed_cidrs: 'cidrs',
};

/** Where a problem of the body shows in the form. */
export function poolFieldOf(path: string): string {
  const [first = '', ...rest] = path.split('.');
  if (first === 'insert_headers') return 'headers';
  if (first === 'healthmonitor') return monitorFieldOf(path);
  if (first === 'members') return path.replace(/\.protocol_port$/, '.port');
  return [fields[first] ?? first, ...rest].join('.');
}

export const placed = (problems: FieldProblems): FieldProblems =>
  Object.fromEntries(Object.entries(problems).map(([path, wrong]) => [poolFieldOf(path), wrong]));

function checkNumbers(draft: PoolDraft): FieldProblems {
  return {
    ...checkWhole('port', draft.port, poolLimits.port),
    ...checkWhole('backendPort', draft.backendPort, poolLimits.port),
    ...(draft.limit.trim() === '' ? {} : checkWhole('limit', draft.limit, poolLimits.connections)),
    ...checkMemberNumbers(draft.members),
    ...checkMonitorNumbers(draft.monitor),
  };
}

/** What is no number is said as that: the rules of the wire take numbers for granted. */
export const checkPoolDraft = (draft: PoolDraft, place: BalancerFacts = {}): FieldProblems => ({
  ...placed(checkPool(toPoolBody(draft), place)),
  ...checkNumbers(draft),
});

export const newPool = (place: BalancerFacts = {}, blank: () => PoolDraft = blankPool) =>
  formModel<PoolDraft, LoadBalancerPoolDraft>({
    shape: PoolShape,
    check: (draft) => checkPoolDraft(draft, place),
    blank,
    toBody: toPoolBody,
    fieldOf: poolFieldOf,
  });

export function draftOf(pool: LoadBalancerPool): PoolDraft {
  const mode = modeOf(pool) ?? 'tcp';
  return {
    ...blankPool(),
    name: pool.name,
    description: pool.description,
    mode,
    tls: pool.tls_enabled,
    port: String(pool.protocol_port),
    backendPort: String(pool.backend_protocol_port),
    algorithm: poolAlgorithms.find((one) => one === pool.lb_algorithm) ?? 'LEAST_CONNECTIONS',
    sticky: pool.sticky_session,
    limit: pool.connection_limit < 0 ? '' : String(pool.connection_limit),
    proxy: pool.proxy_protocol_enabled,
    headers: insertHeaders.filter((header) => pool.insert_headers[header]),
    enabled: pool.enabled,
    cidrs: [...pool.allowed_cidrs],
    members: membersOf(pool.members),
    monitor: monitorOf(pool.healthmonitor, mode),
  };
}

/** How a pool listens and hands on; members, monitor and networks have forms of their own. */
export const poolChange = (place: BalancerFacts = {}) =>
  formModel<PoolDraft, LoadBalancerPoolUpdate, LoadBalancerPool>({
    shape: PoolShape,
    check: (draft) => ({
      ...placed(
        checkPoolUpdate(
          toChange(draft),
          {
            ...listenerOf(draft),
            protocol_port: Number(draft.port),
            backend_protocol_port: Number(draft.backendPort),
          },
          place,
        ),
      ),
      ...checkNumbers(draft),
    }),
    blank: blankPool,
    from: draftOf,
    toBody: toChange,
    fieldOf: poolFieldOf,
  });
