import type { Image, ImageUpload } from '@skydeck/contract';
import type { InspectedImage } from '@skydeck/contract/image-formats';
import type { Clock } from '../../../clock.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { type JobHandler, scheduleJob } from '../../../tasks/scheduler.ts';
import type { FileStore, WrittenFile } from '../../kit/file-store.ts';
import { newRecord } from '../../kit/owner.ts';
import { inspectSource } from '../inspect-source.ts';
import { planContent, planUpload, requireChecksum } from '../plan.ts';
import type { ImageSource } from '../port.ts';
import { type ImageRecord, imageRecords } from '../records.ts';
import { imageViews } from '../views.ts';

/** People see how far it is, and whoever has removed the image ends its upload. */
const TOLD_MS = 2000;
/** A slow one says that it lives. */
const ALIVE_MS = 30_000;
/** An upload that has said nothing for so long is over: who took it in was killed. Longer than any silence that is borne. */
export const LOST_MS = 180_000;
const LOST = 'image.upload_lost';

export interface UploadParts {
  readonly store: Store;
  readonly files: FileStore;
  readonly clock: Clock;
}

const expectSign = (tx: Tx, id: string) => scheduleJob(tx, LOST, id, new Date(tx.now.getTime() + LOST_MS));

/** Takes a file in: constant memory, however long it is, and nothing of it stays when it fails. */
// spec: image.upload, spec: image.whole
export async function uploadImage(
  { store, files, clock }: UploadParts,
  scope: Scope,
  body: ImageUpload,
  source: ImageSource,
): Promise<Image> {
  const image = await store.write((tx) => begin(tx, scope, body, source), scope);
  const onBytes = watch({ store, clock }, image, source.length);
  const inspected = inspectSource(source, body.disk_format, {
    onBytes,
    onHeader: (found) => void planContent(image, found),
  });
  try {
    return await files.write(inspected.bytes, (file) => {
      const found = inspected.result();
      requireChecksum(body.checksum, { md5: file.md5, sha256: found.sha256 });
      return store.write((tx) => finish(tx, image.id, found, file), scope);
    });
  } catch (error) {
    await store.write((tx) => abandon(tx, image.id), scope);
    throw error;
  }
}

async function begin(tx: Tx, scope: Scope, body: ImageUpload, { length }: ImageSource): Promise<ImageRecord> {
  injectFault(body.name.trim(), 'create');
  const facts = await planUpload(tx, scope, body, length);
  const image = await imageRecords.insert(tx, { ...(await newRecord(tx, scope)), ...facts });
  await expectSign(tx, image.id);
  return image;
}

/** Tells how far an upload is: seldom, for it is written down each time. Throws 404 when somebody has removed the image. */
function watch({ store, clock }: Pick<UploadParts, 'store' | 'clock'>, { id }: ImageRecord, length: number | null) {
  let told: { readonly at: number; readonly progress: number | null } | null = null;
  return async (received: number) => {
    const at = clock.now().getTime();
    const progress = length === null ? null : Math.min(99, Math.floor((received / length) * 100));
    told ??= { at, progress };
    const isDue = at - told.at >= (progress === told.progress ? ALIVE_MS : TOLD_MS);
    if (!isDue) return;
    told = { at, progress };
    await store.write(async (tx) => {
      await imageRecords.replace(tx, await findSaving(tx, id), { progress });
      await expectSign(tx, id);
    });
  };
}

async function findSaving(tx: Tx, id: string): Promise<ImageRecord> {
  const image = await imageRecords.in(tx).get(id);
  if (image?.status !== 'saving') throw notFound(imageRecords.kind);
  return image;
}

/** What somebody changed meanwhile, such as the name, stays. */
async function finish(
  tx: Tx,
  id: string,
  found: InspectedImage & { readonly sha256: string },
  file: WrittenFile,
): Promise<Image> {
  const image = await findSaving(tx, id);
  await scheduleJob(tx, LOST, id, null);
  const whole = await imageRecords.replace(tx, image, {
    ...planContent(image, found),
    status: 'active',
    progress: null,
    size: file.size,
    blob: file.id,
    checksum: file.md5,
    checksum_sha256: found.sha256,
    updated_at: tx.now.toISOString(),
  });
  return imageViews.one(tx, whole);
}

async function abandon(tx: Tx, id: string): Promise<void> {
  const image = await imageRecords.in(tx).get(id);
  await scheduleJob(tx, LOST, id, null);
  if (image?.status === 'saving') await imageRecords.in(tx).remove(id);
}

/** Removes what a killed process has left. */
export const uploadLost: JobHandler = { name: LOST, run: (tx, { objectId }) => abandon(tx, objectId) };
