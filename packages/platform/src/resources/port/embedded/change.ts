import type { Tx } from '../../../store/store.ts';
import { newMac, type NewPort } from '../ports.ts';
import { type PortRecord, portRecords } from '../records.ts';

export async function insertPort(tx: Tx, port: NewPort): Promise<PortRecord> {
  const whole: PortRecord = {
    id: tx.newId(),
    mac_address: newMac(tx),
    status: 'ACTIVE',
    created_at: tx.now.toISOString(),
    ...port,
  };
  await portRecords.insert(tx, whole);
  return whole;
}

export async function closePorts(tx: Tx, ports: readonly Pick<PortRecord, 'id'>[]): Promise<void> {
  for (const { id } of ports) await portRecords.in(tx).remove(id);
}
