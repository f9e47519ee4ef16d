import { type LoadBalancerPoolDraft, needsCertificate } from '@skydeck/contract';
import {
  type HclBlock,
  type HclValue,
  idOf,
  resource,
  secretVariable,
  variable,
} from '../../kit/code/hcl-blocks.rules.ts';

const LISTENER = 'openstack_lb_listener_v2';
const POOL = 'openstack_lb_pool_v2';

/** A pool of the OpenStack provider: a listener and what is behind it. `balancer`: the id of its load balancer. */
export function poolBlocks(pool: LoadBalancerPoolDraft, balancer: HclValue): HclBlock[] {
  const { name } = pool;
  return [
    ...listenerBlocks(pool, balancer),
    resource(
      POOL,
      name,
      {
        name,
        listener_id: idOf(LISTENER, name),
        protocol: pool.proxy_protocol_enabled ? 'PROXY' : behind(pool),
        lb_method: pool.lb_algorithm,
        tls_enabled: pool.tls_enabled || undefined,
      },
      pool.sticky_session ? [{ type: 'persistence', attributes: { type: 'SOURCE_IP' } }] : [],
    ),
    ...memberBlocks(pool),
    ...monitorBlocks(pool),
  ];
}

/** What is decrypted goes on as HTTP, for Octavia also where it is encrypted anew: that is the pool's `tls_enabled`. */
const behind = (pool: LoadBalancerPoolDraft) => (needsCertificate(pool) ? 'HTTP' : pool.backend_protocol);

/** Octavia calls what decrypts a listener of TERMINATED_HTTPS. */
function listenerBlocks(pool: LoadBalancerPoolDraft, balancer: HclValue): HclBlock[] {
  const { name, insert_headers: headers = {} } = pool;
  // Octavia has certificates from the key manager: the file names where this one lies there.
  const container = needsCertificate(pool) ? `${name}_tls_container_ref` : null;
  return [
    ...(container === null ? [] : [secretVariable(container)]),
    resource(LISTENER, name, {
      name,
      description: pool.description,
      loadbalancer_id: balancer,
      protocol: container === null ? pool.protocol : 'TERMINATED_HTTPS',
      protocol_port: pool.protocol_port,
      default_tls_container_ref: container === null ? undefined : variable(container),
      connection_limit: pool.connection_limit,
      // The provider takes texts here, as Octavia does.
      insert_headers: {
        pairs: Object.fromEntries(Object.entries(headers).map(([header, isOn]) => [header, isOn ? 'true' : null])),
      },
      allowed_cidrs: pool.allowed_cidrs,
      admin_state_up: pool.enabled,
    }),
  ];
}

const memberBlocks = ({ name, members = [], backend_protocol_port: port }: LoadBalancerPoolDraft): HclBlock[] =>
  members.map((member, at) =>
    resource('openstack_lb_member_v2', `${name}_${at + 1}`, {
      pool_id: idOf(POOL, name),
      name: member.name,
      address: member.address,
      protocol_port: member.protocol_port ?? port,
      weight: member.weight,
      backup: member.backup,
      admin_state_up: member.enabled,
    }),
  );

function monitorBlocks({ name, healthmonitor: monitor }: LoadBalancerPoolDraft): HclBlock[] {
  if (!monitor) return [];
  const { enabled, ...facts } = monitor;
  return [resource('openstack_lb_monitor_v2', name, { pool_id: idOf(POOL, name), ...facts, admin_state_up: enabled })];
}
