import { type Infer, nullable, object, optional, string, type } from 'superstruct';
import { AddressText, Id, ownedFields } from '../structs.ts';
import { taggedBody, taggedFields } from '../tagged.ts';

/** What has the floating IP: the server or the load balancer behind the port. */
export const FloatingAttachment = type({
  object_name: string(),
  object_id: string(),
  /** Neutron's: `compute:nova`, `Octavia`; open. */
  device_owner: string(),
});
export type FloatingAttachment = Infer<typeof FloatingAttachment>;

/** An address of an external network that answers for an address inside. */
export const FloatingIp = type({
  id: string(),
  /** ACTIVE, DOWN, ERROR; open. */
  status: string(),
  floating_ip_address: string(),
  /** The address inside; null while nothing has it. */
  fixed_ip_address: nullable(string()),
  attachment: nullable(FloatingAttachment),
  /** The same under the name that older clients read. */
  attached_to: optional(nullable(FloatingAttachment)),
  floating_network_id: string(),
  floating_network_name: string(),
  port_id: nullable(string()),
  /** The router that translates; null while nothing has it. */
  router_id: nullable(string()),
  ...taggedFields,
  ...ownedFields,
});
export type FloatingIp = Infer<typeof FloatingIp>;

/** An address inside that a floating IP can be assigned to, or cannot. */
export const FloatingTarget = type({
  /** Of the port with the address: `{port_id} {fixed_ip_address}`. */
  id: string(),
  port_id: string(),
  fixed_ip_address: string(),
  object_name: string(),
  object_id: string(),
  device_owner: string(),
  network_id: string(),
  network_name: string(),
  /** Why it cannot: `unreachable`, `taken`; null: it can. Open. */
  blocked: nullable(string()),
});
export type FloatingTarget = Infer<typeof FloatingTarget>;

export const FloatingIpBody = object({
  floating_network_id: Id,
  /** Left out: the next free one. */
  floating_ip_address: optional(nullable(AddressText)),
  port_id: optional(nullable(Id)),
  /** Which of the port's addresses; left out: its first of IPv4. */
  fixed_ip_address: optional(nullable(AddressText)),
  ...taggedBody,
});
export type FloatingIpBody = Infer<typeof FloatingIpBody>;

/** `port_id: null` takes it from what has it. */
export const FloatingIpUpdate = object({
  port_id: optional(nullable(Id)),
  fixed_ip_address: optional(nullable(AddressText)),
  ...taggedBody,
});
export type FloatingIpUpdate = Infer<typeof FloatingIpUpdate>;
