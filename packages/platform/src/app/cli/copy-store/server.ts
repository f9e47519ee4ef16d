import { Client } from 'pg';
import { ageOf } from '../../../store/migrate.ts';
import { serverName } from '../../../store/postgres/url.ts';
import { CommandRefusal } from '../command-refusal.ts';

/** Throws a CommandRefusal where the database of a server is of another release, or empty. To open it would migrate it. */
export async function refuseOtherServer(url: string): Promise<void> {
  const age = await ageOfServer(url);
  if (age === 'same') return;
  throw new CommandRefusal(
    age === 'empty'
      ? `The database ${serverName(url)} is empty.`
      : `The database ${serverName(url)} was written by ${age === 'newer' ? 'a newer' : 'an older'} Skydeck; use its own command.`,
  );
}

/** Throws a CommandRefusal where something is kept in the database of a server. */
export const refuseUsedServer = (url: string): Promise<void> =>
  asking(url, async (client) => {
    const found = await client.query<{ there: boolean }>(`select to_regclass('installation') is not null as there`);
    if (!found.rows[0]?.there) return;
    const { rowCount } = await client.query('select id from installation');
    if (rowCount) throw new CommandRefusal(`The database ${serverName(url)} is not empty.`);
  });

async function asking<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const ageOfServer = (url: string): Promise<ReturnType<typeof ageOf> | 'empty'> =>
  asking(url, async (client) => {
    const found = await client.query<{ there: boolean }>(`select to_regclass('kysely_migration') is not null as there`);
    if (!found.rows[0]?.there) return 'empty';
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration');
    return ageOf(rows.map(({ name }) => name));
  });
