import type { LoadBalancerPoolDraft } from '@skydeck/contract';
import {
  type HclBlock,
  type HclValue,
  idOf,
  labelOf,
  resource,
  secretVariable,
  variable,
} from '../../kit/code/hcl.rules.ts';

const LISTENER = 'openstack_lb_listener_v2';
const POOL = 'openstack_lb_pool_v2';

/** A pool of the OpenStack provider: a listener and what is behind it. `balancer`: the id of its load balancer. Octavia calls what decrypts a listener of TERMINATED_HTTPS. */
export function poolBlocks(pool: LoadBalancerPoolDraft, balancer: HclValue): HclBlock[] {
  const { name, members = [], healthmonitor: monitor } = pool;
  // Octavia has certificates from the key manager: the file names where this one lies there.
  const container = pool.certificate === undefined ? null : `${labelOf(name)}_tls_container_ref`;
  return [
    ...(container === null ? [] : [secretVariable(container)]),
    resource(LISTENER, name, {
      name,
      loadbalancer_id: balancer,
      protocol: container === null ? pool.protocol : 'TERMINATED_HTTPS',
      protocol_port: pool.protocol_port,
      default_tls_container_ref: container === null ? undefined : variable(container),
      connection_limit: pool.connection_limit,
      allowed_cidrs: pool.allowed_cidrs,
      admin_state_up: pool.enabled,
    }),
    resource(
      POOL,
      name,
      {
        name,
        listener_id: idOf(LISTENER, name),
        protocol: pool.proxy_protocol_enabled ? 'PROXY' : pool.backend_protocol,
        lb_method: pool.lb_algorithm,
      },
      pool.sticky_session ? [{ type: 'persistence', attributes: { type: 'SOURCE_IP' } }] : [],
    ),
    ...members.map((member, at) =>
      resource('openstack_lb_member_v2', `${name}_${at + 1}`, {
        pool_id: idOf(POOL, name),
        name: member.name,
        address: member.address,
        protocol_port: member.protocol_port ?? pool.backend_protocol_port,
        weight: member.weight,
        backup: member.backup,
      }),
    ),
    ...(monitor
      ? [
          resource('openstack_lb_monitor_v2', name, {
            pool_id: idOf(POOL, name),
            type: monitor.type,
            delay: monitor.delay,
            timeout: monitor.timeout,
            max_retries: monitor.max_retries,
            max_retries_down: monitor.max_retries_down,
            url_path: monitor.url_path,
            http_method: monitor.http_method,
            expected_codes: monitor.expected_codes,
          }),
        ]
      : []),
  ];
}
