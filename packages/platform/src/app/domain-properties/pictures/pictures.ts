import { randomBytes } from 'node:crypto';
import {
  GENERAL_THEME_KEY,
  isPictureName,
  type PictureKind,
  type PictureType,
  readDomainTheme,
} from '@skydeck/contract';
import { invalid } from '../../../http/refusal.ts';
import { StoreUnavailable } from '../../../store/passing-faults.ts';
import type { Store, Tx } from '../../../store/store.ts';
import type { PictureRow } from '../../../store/tables/domain-properties.ts';
import { findRow, valueOf } from '../stored.ts';
import type { PicturePlace } from './picture-place.ts';
import { validatePicture } from './validate-picture.ts';

export interface PictureFile {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

export interface Pictures {
  /**
   * Takes a picture in; `admit` runs first in the transaction that makes it the domain's, and is told its name. Throws a Refusal: 400 with the
   * reason at the field `kind`, and what `admit` throws.
   */
  add(picture: NewPicture, beforeCommit: (tx: Tx, name: string) => Promise<void>): Promise<PictureRow>;
  read(name: string): Promise<PictureFile | null>;
  /** In the transaction in which the domain's theme was changed: those it named before and names no more go. */
  sweep(tx: Tx, domainId: string, before: readonly string[]): Promise<void>;
}

interface NewPicture {
  readonly domainId: string;
  readonly kind: PictureKind;
  readonly bytes: Buffer;
}

/** A picture that no theme names may still wait for its form to be saved. */
const WAITS_MS = 60 * 60 * 1000;
const MAX_WAITING = 12;

/**
 * The pictures of the domains: files of random names, known by their rows. The file is durable before its row
 * is, and goes after it: what a crash leaves are files nobody knows, and these go at the next start.
 */
export async function openPictures(store: Store, place: PicturePlace): Promise<Pictures> {
  // Another instance may be about to have a row for one.
  if (store.instances.leads()) await removeUnknown(store, place);

  async function forget(tx: Tx, names: readonly string[]) {
    if (names.length === 0) return;
    await tx.tables.deleteFrom('domain_pictures').where('name', 'in', names).execute();
    // One that cannot be removed now is removed at the next start.
    tx.afterCommit(() => void Promise.allSettled(names.map(place.remove)));
  }

  return {
    async add({ domainId, kind, bytes }, beforeCommit) {
      const validation = validatePicture(kind, bytes);
      if ('problem' in validation) throw invalid({ [kind]: validation.problem });
      const name = randomBytes(16).toString('hex');
      try {
        await place.write(name, bytes);
        return await store.write(async (tx) => {
          await beforeCommit(tx, name);
          const row = rowOf(name, { domainId, kind, bytes }, validation.mediaType, tx.now);
          await tx.tables.insertInto('domain_pictures').values(row).execute();
          await forget(tx, await tooMany(tx, domainId));
          return row;
        });
      } catch (error) {
        // It may have a row: what has none goes at the next start.
        if (!(error instanceof StoreUnavailable)) await place.remove(name);
        throw error;
      }
    },
    async read(name) {
      const row = isPictureName(name) ? await store.read((tx) => findPicture(tx, name)) : null;
      const bytes = row && (await place.read(name));
      return row && bytes ? { mediaType: row.media_type, bytes } : null;
    },
    async sweep(tx, domainId, before) {
      const unnamed = await unnamedOf(tx, domainId);
      const oldest = new Date(tx.now.getTime() - WAITS_MS).toISOString();
      const gone = unnamed.filter(({ name, created_at }) => before.includes(name) || created_at < oldest);
      await forget(
        tx,
        gone.map(({ name }) => name),
      );
    },
  };
}

export async function findPicture(tx: Tx, name: string): Promise<PictureRow | null> {
  const row = await tx.tables.selectFrom('domain_pictures').selectAll().where('name', '=', name).executeTakeFirst();
  return row ?? null;
}

/** The newest first. */
async function unnamedOf(tx: Tx, domainId: string): Promise<PictureRow[]> {
  const general = await findRow(tx, domainId, GENERAL_THEME_KEY);
  const named = Object.values(readDomainTheme(null, general && valueOf(general)).pictures);
  const rows = await tx.tables
    .selectFrom('domain_pictures')
    .selectAll()
    .where('domain_id', '=', domainId)
    .orderBy('created_at', 'desc')
    .orderBy('name')
    .execute();
  return rows.filter(({ name }) => !named.includes(name));
}

/** Nobody fills the disk with pictures that are never used. */
async function tooMany(tx: Tx, domainId: string): Promise<string[]> {
  return (await unnamedOf(tx, domainId)).slice(MAX_WAITING).map(({ name }) => name);
}

const rowOf = (name: string, { domainId, kind, bytes }: NewPicture, mediaType: PictureType, now: Date): PictureRow => ({
  name,
  domain_id: domainId,
  kind,
  media_type: mediaType,
  size: bytes.length,
  created_at: now.toISOString(),
});

async function removeUnknown(store: Store, place: PicturePlace): Promise<void> {
  const known = await store.read((tx) => tx.tables.selectFrom('domain_pictures').select('name').execute());
  const names = new Set(known.map(({ name }) => name));
  const strays = (await place.names()).filter((name) => isPictureName(name) && !names.has(name));
  await Promise.all(strays.map(place.remove));
}
