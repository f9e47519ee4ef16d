import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { files, writeConfiguration } from './configuration.ts';
import { installPackages } from './packages.ts';
import { folders, host, keystoneUrl, makeFolders, password, ports } from './place.ts';
import { isStarted, listens, runToEnd, start, stopAll } from './processes.ts';
import { seed } from './seed.ts';

const data = (...path: string[]) => join(folders.data, ...path);

/** Starts what does not run, and makes what is not there yet: a second call does nothing. */
export async function startLab(say: (line: string) => void): Promise<void> {
  installPackages();
  makeFolders();
  writeConfiguration();
  startDatabase();
  startMessages();
  await listens('database', ports.database);
  await makeSchemas();
  say('The database is ready');
  makeKeystone();
  start('keystone', ['uwsgi', '--ini', files.keystoneServer], {
    OS_KEYSTONE_CONFIG_DIR: dirname(files.keystone),
    OS_KEYSTONE_CONFIG_FILES: 'keystone.conf',
  });
  await listens('messages', ports.messages);
  await listens('keystone', ports.keystone);
  await seed();
  say('Keystone answers');
  start('neutron', ['neutron-server', '--config-file', files.neutron, '--config-file', files.ml2]);
  await listens('neutron', ports.neutron);
  say('Neutron answers');
}

export const isLabRunning = (): boolean => isStarted('neutron');

export async function stopLab({ wipe = false } = {}): Promise<void> {
  makeFolders();
  await stopAll(['messages', 'erlang', 'database']);
  if (wipe) rmSync(folders.all, { recursive: true, force: true });
}

function startDatabase(): void {
  if (!existsSync(data('mysql', 'mysql'))) {
    mkdirSync(data('mysql'), { recursive: true });
    runToEnd([
      'mysql_install_db',
      '--no-defaults',
      '--user=root',
      `--datadir=${data('mysql')}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ]);
  }
  start('database', ['mariadbd', `--defaults-file=${files.database}`]);
}

function startMessages(): void {
  const erlang = { ERL_EPMD_ADDRESS: host, ERL_EPMD_PORT: String(ports.erlang) };
  start('erlang', ['epmd'], erlang);
  start('messages', ['env', `HOME=${data('rabbit', 'home')}`, '/usr/lib/rabbitmq/bin/rabbitmq-server'], {
    ...erlang,
    RABBITMQ_NODENAME: 'lab@localhost',
    RABBITMQ_CONFIG_FILE: files.messages,
    RABBITMQ_ENABLED_PLUGINS_FILE: files.messagePlugins,
    RABBITMQ_MNESIA_BASE: data('rabbit', 'mnesia'),
    RABBITMQ_LOG_BASE: folders.logs,
    RABBITMQ_PID_FILE: data('rabbit.pid'),
    RABBITMQ_DIST_PORT: String(ports.erlangNode),
    RABBITMQ_SCHEMA_DIR: data('rabbit', 'schema'),
    RABBITMQ_GENERATED_CONFIG_DIR: data('rabbit', 'generated'),
    // Idle schedulers sleep at once.
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS:
      '-kernel inet_dist_use_interface {127,0,0,1} +S 1:1 +sbwt none +sbwtdcpu none +sbwtdio none',
  });
}

async function makeSchemas(): Promise<void> {
  const mark = data('schemas-made');
  if (existsSync(mark)) return;
  const sql = (input: string) => runToEnd(['mysql', '--no-defaults', '-uroot', '-S', files.databaseSocket], { input });
  // It listens a moment before it answers.
  for (let left = 50; !answers(sql) && left > 0; left -= 1) await pause(200);
  sql(`
    CREATE DATABASE IF NOT EXISTS keystone CHARACTER SET utf8mb3;
    CREATE DATABASE IF NOT EXISTS neutron CHARACTER SET utf8mb3;
    CREATE USER IF NOT EXISTS os@'${host}' IDENTIFIED BY '${password}';
    GRANT ALL ON *.* TO os@'${host}';
  `);
  runToEnd(['keystone-manage', '--config-file', files.keystone, 'db_sync']);
  runToEnd(['neutron-db-manage', '--config-file', files.neutron, '--config-file', files.ml2, 'upgrade', 'heads']);
  writeFileSync(mark, '');
}

function answers(sql: (input: string) => string): boolean {
  try {
    sql('select 1');
    return true;
  } catch {
    return false;
  }
}

function makeKeystone(): void {
  const mark = data('keystone', 'made');
  if (existsSync(mark)) return;
  const manage = (...words: string[]) => runToEnd(['keystone-manage', '--config-file', files.keystone, ...words]);
  const asRoot = ['--keystone-user', 'root', '--keystone-group', 'root'];
  manage('fernet_setup', ...asRoot);
  manage('credential_setup', ...asRoot);
  const urls = ['public', 'internal', 'admin'].flatMap((kind) => [`--bootstrap-${kind}-url`, keystoneUrl]);
  manage('bootstrap', '--bootstrap-password', password, '--bootstrap-region-id', 'RegionOne', ...urls);
  writeFileSync(mark, '');
}
