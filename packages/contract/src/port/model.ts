import { array, type Infer, string, type } from 'superstruct';
import { FixedIp } from '../router/model.ts';

/** A port of something in a network, as in Neutron. */
export const Port = type({
  id: string(),
  name: string(),
  network_id: string(),
  network_name: string(),
  /** Neutron's: `compute:nova`, `network:router_interface` …; open. */
  device_owner: string(),
  /** '' while nothing has it. */
  device_id: string(),
  /** The server's or the router's; '' where there is none to tell. */
  device_name: string(),
  fixed_ips: array(FixedIp),
  mac_address: string(),
  /** ACTIVE, DOWN, BUILD, ERROR; open. */
  status: string(),
  security_group_ids: array(string()),
  project_id: string(),
  domain_id: string(),
  created_at: string(),
});
export type Port = Infer<typeof Port>;
