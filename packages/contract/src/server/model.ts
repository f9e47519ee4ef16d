import { array, boolean, type Infer, nullable, number, optional, string, type } from 'superstruct';

export const ServerFlavor = type({
  original_name: string(),
  vcpus: number(),
  /** MiB. */
  ram: number(),
});
export type ServerFlavor = Infer<typeof ServerFlavor>;

/** A server's port in a network. */
export const ServerNetwork = type({
  /** The network's. */
  id: string(),
  name: string(),
  port_id: string(),
  mac_addr: string(),
  ips: array(string()),
  ipam_enabled: boolean(),
});
export type ServerNetwork = Infer<typeof ServerNetwork>;

export const ServerVolume = type({ id: string(), delete_on_termination: boolean() });

export const Server = type({
  id: string(),
  name: string(),
  /** Nova's: ACTIVE, SHUTOFF, ERROR …; open. */
  status: string(),
  /** What is being done to it: `spawning`. */
  task_state: nullable(string()),
  flavor: ServerFlavor,
  networks: array(ServerNetwork),
  /** The first is the boot volume. */
  volumes: array(ServerVolume),
  /** Ids of placements; this console shows none. */
  traits: optional(array(string())),
  /** The node; null for who may not know it. */
  host: optional(nullable(string())),
  project_id: string(),
  domain_id: string(),
  created_at: string(),
  updated_at: string(),
});
export type Server = Infer<typeof Server>;
