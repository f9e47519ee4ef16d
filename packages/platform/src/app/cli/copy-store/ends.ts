import { openStore } from '../../../store/store.ts';
import { isPostgresUrl, serverName } from '../../../store/postgres/url.ts';
import { type CopiedRows, type CopyEnd, copyStore } from './copy-store.ts';

/** Copies what a database has into another one; each is a file, or the URL of a server. */
export async function copyBetween(from: string, to: string): Promise<CopiedRows[]> {
  const source = await openEnd(from);
  try {
    const target = await openEnd(to);
    try {
      return await target.store.alone(() => copyStore(source, target));
    } finally {
      await target.store.close();
    }
  } finally {
    await source.store.close();
  }
}

async function openEnd(database: string): Promise<CopyEnd> {
  const isServer = isPostgresUrl(database);
  return { store: await openStore(database), name: isServer ? serverName(database) : database, isServer };
}
