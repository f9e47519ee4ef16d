import { isUuid } from '@skydeck/contract';
import { conflict, notFound } from '../../../http/refusal.ts';
import type { Store } from '../../../store/store.ts';
import { BrokenSeal, type Sealing } from '../../../store/sealing.ts';
import type { FileStore } from '../../kit/file-store.ts';
import type { ImageEngine, ImageFile } from '../port.ts';
import { emptyFileOf } from './of-disk.ts';
import { type ImageRecord, imageRecords } from '../records.ts';

/** From the click to the first byte. */
export const TICKET_MS = 60_000;

const ticketsOf = (sealing: Sealing) => sealing.of('image-download');

async function fileOf(files: FileStore, image: ImageRecord): Promise<ImageFile> {
  const { name, blob, size, checksum, disk_format } = image;
  if (size === null || checksum === null)
    throw conflict('not_allowed_now', `'${name}' is still being uploaded`, { name, status: 'saving' });
  const facts = { size, name, disk_format, md5: checksum };
  if (blob === null) return { ...facts, id: image.id, bytes: oneOf(emptyFileOf(image)) };
  return { ...facts, id: blob, bytes: await files.read({ id: blob, size }) };
}

async function* oneOf(file: Buffer) {
  yield file;
}

/** The calls that send a file. */
// spec: image.download
export const downloadsOf = (
  store: Store,
  sealing: Sealing,
  files: FileStore,
): Pick<ImageEngine, 'download' | 'ticket' | 'downloadBy'> => ({
  download: async (scope, id) => fileOf(files, await store.read((tx) => imageRecords.find(tx, scope, id))),
  ticket: (scope, id) =>
    store.read(async (tx) => {
      const image = await imageRecords.find(tx, scope, id);
      const expires_at = new Date(tx.now.getTime() + TICKET_MS).toISOString();
      return { ticket: ticketsOf(sealing).seal(`${image.id} ${expires_at}`), expires_at };
    }),
  async downloadBy(ticket) {
    const [id = '', expires = ''] = openTicket(sealing, ticket).split(' ');
    const image = await store.read(async (tx) =>
      isUuid(id) && expires > tx.now.toISOString() ? imageRecords.in(tx).get(id) : null,
    );
    if (!image) throw notFound(imageRecords.kind);
    return fileOf(files, image);
  },
});

/** '' for what was not sealed here. */
function openTicket(sealing: Sealing, ticket: string): string {
  try {
    return ticketsOf(sealing).open(ticket);
  } catch (error) {
    if (error instanceof BrokenSeal) return '';
    throw error;
  }
}
