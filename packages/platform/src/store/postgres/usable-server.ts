import { type Kysely, sql } from 'kysely';
import { serverName } from './url.ts';

/** The server cannot be reached, or cannot keep what we have. The message tells whoever runs it, and has no password. */
export class UnusableServer extends Error {}

const OLDEST = 140_000;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Asks the server what it is. Throws UnusableServer. */
export async function checkServer<Tables>(db: Kysely<Tables>, url: string): Promise<void> {
  const server = serverName(url);
  const { version, number, encoding } = await askServer(db, server);
  if (number < OLDEST) throw new UnusableServer(`${server} runs PostgreSQL ${version}; it must be 14 or newer`);
  if (encoding !== 'UTF8')
    throw new UnusableServer(`The database ${server} has the encoding ${encoding}; it must be UTF8`);
}

/** While no other instance does. Throws UnusableServer. */
export async function makeExtension<Tables>(db: Kysely<Tables>, url: string): Promise<void> {
  const server = serverName(url);
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
  } catch (error) {
    throw new UnusableServer(
      `The database ${server} has no extension pg_trgm, and it cannot be made (${codeOf(error)}): its owner makes it with “create extension pg_trgm”`,
      { cause: error },
    );
  }
}

interface Facts {
  readonly version: string;
  readonly number: number;
  readonly encoding: string;
}

async function askServer<Tables>(db: Kysely<Tables>, server: string): Promise<Facts> {
  try {
    const { rows } = await sql<Facts>`select current_setting('server_version') as version,
      current_setting('server_version_num')::int as number, current_setting('server_encoding') as encoding`.execute(db);
    const [facts] = rows;
    if (facts) return facts;
  } catch (error) {
    throw new UnusableServer(`The database ${server} cannot be opened: ${reasonOf(error)}`, { cause: error });
  }
  throw new UnusableServer(`The database ${server} does not say what it is`);
}

/** Several addresses of one host fail as one error, which has no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
