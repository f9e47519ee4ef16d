import { createHash } from 'node:crypto';
import { GIB, type Image, type SnapshotToImage } from '@skydeck/contract';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Tx } from '../../../store/store.ts';
import { type JobHandler, scheduleJob } from '../../../tasks/scheduler.ts';
import { newRecordOf } from '../../kit/owner.ts';
import { type Disk, planImageOf } from '../plan.ts';
import { type ImageEditor, type ImageRecord, imageRecords } from '../records.ts';
import { imageViews } from '../views.ts';
import { emptyQcow2 } from './empty-qcow2.ts';

/** The job that takes the next step of an image that a volume or a snapshot becomes. */
const OF_DISK_JOB = 'image.of_disk';
/** How long one step takes, and how much of the whole it is: as long as its volume is `uploading`. */
const STEP_MS = 500;
const STEP_PERCENT = 25;

const stepAfter = (moment: Date) => new Date(moment.getTime() + STEP_MS);

/** Begins to make an image of a disk: it is `saving`, then `active`. Throws 400, 403. */
// spec: image.of-volume
export async function beginImageOf(tx: Tx, editor: ImageEditor, disk: Disk, body: SnapshotToImage): Promise<Image> {
  injectFault(body.image_name.trim(), 'create');
  const facts = await planImageOf(tx, editor, disk, body);
  const image = await imageRecords.insert(tx, { ...newRecordOf(disk, tx), ...facts });
  await scheduleJob(tx, OF_DISK_JOB, image.id, stepAfter(tx.now));
  return imageViews.one(tx, image);
}

/** Nothing is ever written to a volume of this engine: its image is an empty disk, whose file is made when it is read. */
export const emptyFileOf = ({ virtual_size }: Pick<ImageRecord, 'virtual_size'>): Buffer =>
  emptyQcow2((virtual_size ?? 0) / GIB);

export const imageOfDisk: JobHandler = {
  name: OF_DISK_JOB,
  async run(tx, { objectId, due }) {
    const image = await imageRecords.in(tx).get(objectId);
    if (image?.status !== 'saving') return;
    const progress = (image.progress ?? 0) + STEP_PERCENT;
    if (progress < 100) await scheduleJob(tx, OF_DISK_JOB, image.id, stepAfter(due));
    await imageRecords.replace(tx, image, progress < 100 ? { progress } : endingOf(tx, image));
  },
};

/** Names that ask for a failure: README.md. */
function endingOf(tx: Tx, image: ImageRecord): Partial<ImageRecord> {
  const ended = { progress: null, updated_at: tx.now.toISOString() };
  if (image.name.startsWith('fail-making-')) return { ...ended, status: 'killed' };
  const file = emptyFileOf(image);
  const sumOf = (algorithm: string) => createHash(algorithm).update(file).digest('hex');
  return {
    ...ended,
    status: 'active',
    size: file.length,
    checksum: sumOf('md5'),
    checksum_sha256: sumOf('sha256'),
  };
}
