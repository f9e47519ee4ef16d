import { array, boolean, type Infer, nullable, number, object, optional, string, type } from 'superstruct';
import { LoadBalancerPoolDraft, poolLimits } from '../load-balancer-pool/model.ts';
import { enums, size } from '../structs.ts';

/** A machine that does a load balancer's work. */
export const Amphora = type({
  id: string(),
  /** STANDALONE, MASTER or BACKUP; open. */
  role: string(),
  /** It answers at the address now. */
  active: boolean(),
  /** The server it is; null while it is being built. */
  compute_id: nullable(string()),
});
export type Amphora = Infer<typeof Amphora>;

/** A pool, as its load balancer shows it. */
export const LoadBalancerPoolSummary = type({
  id: string(),
  name: string(),
  status: string(),
  enabled: boolean(),
  protocol: string(),
  protocol_port: number(),
  backend_protocol: string(),
  backend_protocol_port: number(),
  members_count: number(),
  /** Of the enabled ones, those that the monitor found healthy. */
  healthy_members_count: number(),
});
export type LoadBalancerPoolSummary = Infer<typeof LoadBalancerPoolSummary>;

export const LoadBalancer = type({
  id: string(),
  name: string(),
  description: string(),
  /** CREATING, ACTIVE, CONFIGURING, DELETING, ERROR, DEPLOYMENT_FAILED, DISABLED; open. */
  status: string(),
  enabled: boolean(),
  /** Where clients reach it. */
  address: string(),
  ip_version: enums([4, 6]),
  network_id: string(),
  network_name: string(),
  subnet_id: string(),
  /** The port that holds the address: a floating IP can be assigned to it. */
  port_id: string(),
  /** Where clients reach it from outside. */
  floating_ip: nullable(type({ id: string(), floating_ip_address: string() })),
  flavor_id: string(),
  flavor_name: string(),
  /** The flavor's: ACTIVE_STANDBY or SINGLE; open. */
  topology: string(),
  amphorae: array(Amphora),
  pools: array(LoadBalancerPoolSummary),
  /** Of all its pools. */
  members_count: number(),
  /** Why it is in ERROR or DEPLOYMENT_FAILED: a code that the console has words for, and English. */
  fault: nullable(type({ code: string(), message: string() })),
  project_id: string(),
  domain_id: string(),
  /** Of the answer to a change: the task that carries it out; null when nothing is left to do. */
  task_id: optional(nullable(string())),
  revision_number: number(),
  created_at: string(),
  updated_at: string(),
});
export type LoadBalancer = Infer<typeof LoadBalancer>;

const common = {
  description: optional(size(string(), 0, 255)),
  enabled: optional(boolean()),
};

export const LoadBalancerBody = object({
  name: size(string(), 1, 255),
  network_id: size(string(), 1, 64),
  /** Left out: the first subnet of `ip_version` that has an address left. */
  subnet_id: optional(size(string(), 1, 64)),
  /** Left out: the address's, the subnet's, or 4 where the network has an IPv4 subnet. */
  ip_version: optional(enums([4, 6])),
  /** Left out: the next free one. */
  address: optional(size(string(), 1, 45)),
  /** The id of a floating IP of the project that is assigned to nothing. */
  floating_ip: optional(size(string(), 1, 64)),
  /** Left out: the first enabled flavor with the topology that `ha_enabled` asks for. */
  flavor_id: optional(size(string(), 1, 64)),
  /** Two machines rather than one; true if left out. With `flavor_id`, the flavor decides. */
  ha_enabled: optional(boolean()),
  pools: optional(size(array(LoadBalancerPoolDraft), 0, poolLimits.pools)),
  ...common,
});
export type LoadBalancerBody = Infer<typeof LoadBalancerBody>;

export const LoadBalancerUpdate = object({ name: optional(size(string(), 1, 255)), ...common });
export type LoadBalancerUpdate = Infer<typeof LoadBalancerUpdate>;
