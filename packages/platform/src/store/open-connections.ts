import type { Connections } from './connections.ts';
import { isPostgresUrl } from './postgres/url.ts';
import type { OpenDatabase } from './sqlite/connections.ts';

/** What the name of the database says: a PostgreSQL server's URL, or else SQLite's file. Only that one's client is loaded. */
export async function openConnections(
  database: string,
  readers: number,
  openDatabase?: OpenDatabase,
): Promise<Connections> {
  if (isPostgresUrl(database)) {
    const { openPostgres } = await import('./postgres/connections.ts');
    return openPostgres(database);
  }
  const { openSqlite } = await import('./sqlite/connections.ts');
  return openSqlite(database, readers, openDatabase);
}
