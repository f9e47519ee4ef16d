import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the lab has its configuration, its data and its logs. */
const folder = process.env['LAB_WORK'] || join(tmpdir(), 'skydeck-openstack');

const inside = (name: string) => join(folder, name);

export const folders = {
  all: folder,
  configuration: inside('etc'),
  data: inside('data'),
  logs: inside('log'),
  /** One file for each process, with its id. */
  pids: inside('run'),
} as const;

export function makeFolders(): void {
  for (const path of Object.values(folders)) mkdirSync(path, { recursive: true });
}

/** All of them on the loopback address, where no other OpenStack has its own. */
export const host = '127.0.0.1';
export const ports = {
  database: 23_306,
  messages: 25_673,
  erlang: 24_369,
  erlangNode: 25_674,
  keystone: 25_000,
  neutron: 29_696,
} as const;

/** Of everybody in the lab: nothing of it can be reached from elsewhere. */
export const password = 'lab';

export const keystoneUrl = `http://${host}:${ports.keystone}/v3`;
export const neutronUrl = `http://${host}:${ports.neutron}`;
