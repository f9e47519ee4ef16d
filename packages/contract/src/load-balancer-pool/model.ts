import { array, boolean, type Infer, nullable, number, object, optional, record, string, type } from 'superstruct';
import { LARGEST_INT32 } from '../rules/numbers.ts';
import { enums, size, within } from '../structs.ts';

export const poolProtocols = ['HTTP', 'HTTPS', 'TCP', 'UDP'] as const;
export type PoolProtocol = (typeof poolProtocols)[number];

export const poolAlgorithms = ['LEAST_CONNECTIONS', 'ROUND_ROBIN', 'SOURCE_IP'] as const;
export type PoolAlgorithm = (typeof poolAlgorithms)[number];

export const monitorTypes = ['HTTP', 'HTTPS', 'PING', 'TCP', 'TLS-HELLO', 'UDP-CONNECT'] as const;
export type MonitorType = (typeof monitorTypes)[number];

export const monitorMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'CONNECT'] as const;
export type MonitorMethod = (typeof monitorMethods)[number];

/** What a load balancer can tell the members about the client (Octavia's `SUPPORTED_HTTP_HEADERS`). */
export const insertHeaders = ['X-Forwarded-For', 'X-Forwarded-Port', 'X-Forwarded-Proto'] as const;
export type InsertHeader = (typeof insertHeaders)[number];

/** Whole numbers, both ends included. `connections`: -1 is "as many as come". */
export const poolLimits = {
  weight: { least: 0, most: 256 },
  retries: { least: 1, most: 10 },
  seconds: { least: 1, most: 3600 },
  connections: { least: 1, most: LARGEST_INT32 },
  port: { least: 1, most: 65_535 },
  members: 50,
  allowedCidrs: 64,
  pools: 20,
} as const;

/** Members show the health the monitor found; with none, or before its first answer, it is UNKNOWN. */
export const LoadBalancerMember = type({
  id: string(),
  name: string(),
  address: string(),
  protocol_port: number(),
  weight: number(),
  /** Gets connections only when no other member is healthy. */
  backup: boolean(),
  enabled: boolean(),
  /** HEALTHY, UNHEALTHY, DISABLED, UNKNOWN, ERROR; open. */
  status: string(),
  /** The server that has the address; null when the project has none. */
  server_id: nullable(string()),
  server_name: nullable(string()),
});
export type LoadBalancerMember = Infer<typeof LoadBalancerMember>;

export const HealthMonitor = type({
  /** One of `monitorTypes`; open. */
  type: string(),
  enabled: boolean(),
  /** Seconds between two checks. */
  delay: number(),
  /** Seconds to wait for an answer: less than `delay`. */
  timeout: number(),
  /** So many good answers make a member healthy. */
  max_retries: number(),
  /** So many bad ones make it unhealthy. */
  max_retries_down: number(),
  /** HTTP and HTTPS only, as are the next two. */
  url_path: nullable(string()),
  http_method: nullable(string()),
  /** `200`, `200,202` or `200-204`. */
  expected_codes: nullable(string()),
});
export type HealthMonitor = Infer<typeof HealthMonitor>;

/** What may be known of a certificate. Its key never comes back. */
export const PoolCertificate = type({
  subject: string(),
  issuer: string(),
  names: array(string()),
  not_before: string(),
  not_after: string(),
  /** SHA-256. */
  fingerprint: string(),
});
export type PoolCertificate = Infer<typeof PoolCertificate>;

/** A listener and the servers behind it: the two are one here. */
export const LoadBalancerPool = type({
  id: string(),
  name: string(),
  description: string(),
  loadbalancer_id: string(),
  loadbalancer_name: string(),
  /** CREATING, ACTIVE, CONFIGURING, DELETING, ERROR; open. */
  status: string(),
  enabled: boolean(),
  /** What clients speak, and at which port; one of `poolProtocols`, open. */
  protocol: string(),
  protocol_port: number(),
  /** What members speak, and at which port unless one of them has its own. */
  backend_protocol: string(),
  backend_protocol_port: number(),
  /** One of `poolAlgorithms`; open. */
  lb_algorithm: string(),
  sticky_session: boolean(),
  /** -1: as many as come. */
  connection_limit: number(),
  /** The load balancer encrypts anew what it sends to the members. */
  tls_enabled: boolean(),
  /** null where nothing is decrypted. */
  certificate: nullable(PoolCertificate),
  proxy_protocol_enabled: boolean(),
  /** By name, whether it is inserted. */
  insert_headers: record(string(), boolean()),
  /** Empty: everybody. */
  allowed_cidrs: array(string()),
  members: array(LoadBalancerMember),
  healthmonitor: nullable(HealthMonitor),
  project_id: string(),
  domain_id: string(),
  /** Of the answer to a change: the task that carries it out; null when nothing is left to do. */
  task_id: optional(nullable(string())),
  revision_number: number(),
  created_at: string(),
  updated_at: string(),
});
export type LoadBalancerPool = Infer<typeof LoadBalancerPool>;

const port = within(poolLimits.port);

export const MemberBody = object({
  name: optional(size(string(), 0, 255)),
  address: size(string(), 1, 45),
  /** Left out: the pool's `backend_protocol_port`. */
  protocol_port: optional(port),
  weight: optional(within(poolLimits.weight)),
  backup: optional(boolean()),
  enabled: optional(boolean()),
});
export type MemberBody = Infer<typeof MemberBody>;

export const HealthMonitorBody = object({
  type: enums(monitorTypes),
  enabled: optional(boolean()),
  delay: optional(within(poolLimits.seconds)),
  timeout: optional(within(poolLimits.seconds)),
  max_retries: optional(within(poolLimits.retries)),
  max_retries_down: optional(within(poolLimits.retries)),
  url_path: optional(nullable(size(string(), 0, 255))),
  http_method: optional(nullable(enums(monitorMethods))),
  expected_codes: optional(nullable(size(string(), 0, 64))),
});
export type HealthMonitorBody = Infer<typeof HealthMonitorBody>;

/** What the server fills in where a body says nothing. */
export const monitorDefaults = {
  delay: 5,
  timeout: 3,
  max_retries: 3,
  max_retries_down: 3,
  url_path: '/',
  http_method: 'GET',
  expected_codes: '200',
} as const;

const pem = size(string(), 1, 65_536);
const headers = object({
  'X-Forwarded-For': optional(boolean()),
  'X-Forwarded-Port': optional(boolean()),
  'X-Forwarded-Proto': optional(boolean()),
});

// Rules that need more than one field are in rules.ts: both ends run them after the shape is right.
const changeable = {
  description: optional(size(string(), 0, 255)),
  enabled: optional(boolean()),
  sticky_session: optional(boolean()),
  connection_limit: optional(within({ ...poolLimits.connections, least: -1 })),
  proxy_protocol_enabled: optional(boolean()),
  insert_headers: optional(headers),
  allowed_cidrs: optional(size(array(size(string(), 1, 49)), 0, poolLimits.allowedCidrs)),
  members: optional(size(array(MemberBody), 0, poolLimits.members)),
  healthmonitor: optional(nullable(HealthMonitorBody)),
  /** PEM, as it is or in Base64: the certificate and what it is signed with. Never without its key. */
  certificate: optional(pem),
  private_key: optional(pem),
};

/** A pool as a part of a new load balancer. */
export const LoadBalancerPoolDraft = object({
  name: size(string(), 1, 255),
  protocol: enums(poolProtocols),
  protocol_port: port,
  backend_protocol: enums(poolProtocols),
  backend_protocol_port: port,
  lb_algorithm: enums(poolAlgorithms),
  tls_enabled: optional(boolean()),
  ...changeable,
});
export type LoadBalancerPoolDraft = Infer<typeof LoadBalancerPoolDraft>;

export const LoadBalancerPoolBody = object({
  loadbalancer_id: size(string(), 1, 64),
  ...LoadBalancerPoolDraft.schema,
});
export type LoadBalancerPoolBody = Infer<typeof LoadBalancerPoolBody>;

/** What clients and members speak stays (Octavia's listeners and pools cannot change their protocol). */
export const LoadBalancerPoolUpdate = object({
  name: optional(size(string(), 1, 255)),
  lb_algorithm: optional(enums(poolAlgorithms)),
  backend_protocol_port: optional(port),
  ...changeable,
});
export type LoadBalancerPoolUpdate = Infer<typeof LoadBalancerPoolUpdate>;
