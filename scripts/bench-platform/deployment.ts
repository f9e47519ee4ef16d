import { join } from 'node:path';
import { demoDomainId, demoProjectId } from '@skydeck/platform/testing';
import { fillPlatform } from '@skydeck/platform/testing/large-cloud';
import { startPostgres } from '@skydeck/platform/testing/postgres';
import { type SoakServer, startServer } from '../soak/server.ts';
import { secondsOf, secondsOfAll } from './process-figures.ts';

/** One or several instances on a database, each in a process of its own. */
export interface Deployment {
  readonly title: string;
  readonly servers: readonly SoakServer[];
  /** Seconds of CPU time of all instances. */
  platformSeconds(): number;
  /** Of the database, where it has processes of its own. */
  databaseSeconds(): number;
}

const whose = { project_id: demoProjectId('payments-prod'), domain_id: demoDomainId('Norrland Retail') };

/** Does the work with SQLite, and with one and three instances on PostgreSQL, each with so many networks and routers. */
export async function inDeployments(
  folder: string,
  count: number,
  env: Readonly<Record<string, string>>,
  work: (deployment: Deployment) => Promise<void>,
): Promise<void> {
  const sqlite = { dataFolder: join(folder, 'sqlite'), databaseUrl: null };
  await fill(sqlite, count, env);
  await withInstances({ ...sqlite, title: 'SQLite', size: 1, env, databaseSeconds: () => 0 }, work);
  const postgres = await startPostgres({ isDurable: true });
  try {
    const on = { dataFolder: join(folder, 'postgres'), databaseUrl: postgres.url };
    await fill(on, count, env);
    const databaseSeconds = () => secondsOfAll(postgres.pid);
    await withInstances({ ...on, title: 'PostgreSQL, 1 instance', size: 1, env, databaseSeconds }, work);
    await withInstances({ ...on, title: 'PostgreSQL, 3 instances', size: 3, env, databaseSeconds }, work);
  } finally {
    await postgres.stop();
  }
}

interface DataLocation {
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
}

const start = ({ dataFolder, databaseUrl }: DataLocation, env: Readonly<Record<string, string>>) =>
  startServer(dataFolder, { ...env, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) });

/** The first start makes the demo. */
async function fill(on: DataLocation, count: number, env: Readonly<Record<string, string>>): Promise<void> {
  await (await start(on, env)).stop('SIGTERM');
  await fillPlatform(on, count, whose);
}

interface Size extends DataLocation, Pick<Deployment, 'title' | 'databaseSeconds'> {
  readonly size: number;
  readonly env: Readonly<Record<string, string>>;
}

async function withInstances(
  { size, title, env, databaseSeconds, ...on }: Size,
  work: (deployment: Deployment) => Promise<void>,
): Promise<void> {
  const servers: SoakServer[] = [];
  try {
    // One after the other: the first one makes what all need.
    while (servers.length < size) servers.push(await start(on, env));
    const platformSeconds = () => servers.reduce((sum, { pid }) => sum + secondsOf(pid), 0);
    await work({ title, servers, platformSeconds, databaseSeconds });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
