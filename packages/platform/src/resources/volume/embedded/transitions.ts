import { isInProgress } from '@skydeck/contract';
import type { Tx } from '../../../store/store.ts';
import { type JobHandler, scheduleJob } from '../../../tasks/scheduler.ts';
import { serverRecords } from '../../server/records.ts';
import { changeVolume, transferRecords, type VolumeRecord, volumeRecords } from '../records.ts';

/** The job that ends what is being done to a volume. */
const VOLUME_JOB = 'volume';
export const VOLUME_MS = 2000;

/** What it is when nothing is being done to it. */
export const settledStatus = ({ attachments }: Pick<VolumeRecord, 'attachments'>) =>
  attachments.length > 0 ? 'in-use' : 'available';

/** Its status says what begins now; it ends a moment later. */
export const scheduleEnd = (tx: Tx, { id }: Pick<VolumeRecord, 'id'>) =>
  scheduleJob(tx, VOLUME_JOB, id, new Date(tx.now.getTime() + VOLUME_MS));

export const cancelEnd = (tx: Tx, { id }: Pick<VolumeRecord, 'id'>) => scheduleJob(tx, VOLUME_JOB, id, null);

/** Names that ask for a failure: README.md. */
const isFaulty = ({ name, status }: VolumeRecord) =>
  status === 'creating' ? name.startsWith('fail-making-') : name.startsWith(`fail-${status}-`);
const failures: Readonly<Record<string, string>> = { deleting: 'error_deleting', extending: 'error_extending' };

export const volumeJobHandlers: readonly JobHandler[] = [
  {
    name: VOLUME_JOB,
    async run(tx, { objectId }) {
      const volume = await volumeRecords.in(tx).get(objectId);
      if (!volume || !isInProgress('volume', volume)) return;
      if (isFaulty(volume)) await changeVolume(tx, volume, { status: failures[volume.status] ?? 'error' });
      else if (volume.status === 'deleting') await volumeRecords.in(tx).remove(volume.id);
      else if (volume.status === 'detaching') await finishDetaching(tx, volume);
      else await changeVolume(tx, volume, { status: settledStatus(volume) });
    },
  },
];

async function finishDetaching(tx: Tx, volume: VolumeRecord): Promise<void> {
  for (const { server_id } of volume.attachments) {
    const server = await serverRecords.in(tx).get(server_id);
    const volumes = server?.volumes.filter(({ id }) => id !== volume.id);
    if (server && volumes) await serverRecords.replace(tx, server, { volumes, updated_at: tx.now.toISOString() });
  }
  await changeVolume(tx, volume, { status: 'available', attachments: [] });
}

/** An offer that is over. */
export async function dropOffers(tx: Tx, { id }: Pick<VolumeRecord, 'id'>): Promise<void> {
  for (const offer of await transferRecords.in(tx).all([{ field: 'volume_id', equals: id }]))
    await transferRecords.in(tx).remove(offer.id);
}
