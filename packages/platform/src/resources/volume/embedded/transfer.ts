import type { Volume, VolumeTransfer, VolumeTransferBody } from '@skydeck/contract';
import type { Tx } from '../../../store/store.ts';
import type { Actor } from '../../kit/access.ts';
import { snapshotRecords } from '../../volume-snapshot/records.ts';
import { transferRecords, volumeRecords } from '../records.ts';
import { findOffer, planAcceptance, planTransfer } from '../transfer.ts';
import { volumeViews } from '../views.ts';

export async function offerVolume(tx: Tx, actor: Actor, id: string, body: VolumeTransferBody): Promise<VolumeTransfer> {
  const volume = await volumeRecords.find(tx, actor, id);
  const { transfer, key } = await planTransfer(tx, volume, body);
  await transferRecords.insert(tx, transfer);
  await volumeRecords.revise(tx, volume, { status: 'awaiting-transfer' });
  return { transfer_id: transfer.id, auth_key: key };
}

/** Its snapshots go with it; recovery points stay where they are. */
export async function acceptVolume(tx: Tx, actor: Actor, id: string, key: string): Promise<Volume> {
  const { transfer, volume, snapshots, owner } = await planAcceptance(tx, actor, id, key);
  await transferRecords.in(tx).remove(transfer.id);
  for (const snapshot of snapshots) await snapshotRecords.revise(tx, snapshot, owner);
  return volumeViews.one(tx, await volumeRecords.revise(tx, volume, { ...owner, status: 'available' }));
}

export async function withdrawVolume(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { transfer, volume } = await findOffer(tx, actor, id);
  await transferRecords.in(tx).remove(transfer.id);
  await volumeRecords.revise(tx, volume, { status: 'available' });
}
