import { valueOf } from '../../kit/ranges.ts';
import type { Tx } from '../../../store/store.ts';
import { devicePort, type NewPort } from '../../port/index.ts';
import { insertPort } from '../../port/embedded/index.ts';
import { deviceOwners, type FixedIp } from '../../port/records.ts';
import { type FloatingIpRecord, floatingIpRecords } from '../records.ts';

/** The largest IPv4 address has ten digits. */
const addressKeyOf = (address: string) => valueOf(address).toString().padStart(10, '0');

/** With its port, which is as `port` says where that says anything. */
export async function insertFloatingIp(
  tx: Tx,
  record: Omit<FloatingIpRecord, 'name' | 'address_key'>,
  fixed: FixedIp,
  port: Partial<NewPort> = {},
): Promise<FloatingIpRecord> {
  const { ip_address: name } = fixed;
  const ip = await floatingIpRecords.insert(tx, { ...record, name, address_key: addressKeyOf(name) });
  const outside = devicePort(ip, ip.floating_network_id, deviceOwners.floatingIp);
  await insertPort(tx, { ...outside, fixed_ips: [fixed], ...port });
  return ip;
}
