import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createRealClock } from '../../clock.ts';
import { type Recovered, resetPassword, unlockAccount } from '../../identity/accounts/recover-account.ts';
import type { PasswordCost } from '../../identity/accounts/password.ts';
import { serverName } from '../../store/postgres/url.ts';
import type { Store } from '../../store/store.ts';
import { openDataFolder } from '../start/data-folder.ts';
import { DATABASE } from '../start/installation.ts';
import { readRelease } from '../start/release.ts';
import { blobsOf, builtFiles, databaseUrlOf, dataFolderOf } from '../start/settings.ts';
import { StartRefusal } from '../start/start-refusal.ts';
import { backUp } from './backup.ts';
import { checkFolder, checkServer } from './check.ts';
import { CommandRefusal } from './command-refusal.ts';
import { refuseUsedServer } from './copy-store/server.ts';
import { MIGRATED, migrateStore } from './migrate-store.ts';
import { copyRestored, restore } from './restore.ts';
import { usage } from './usage.ts';

export interface CliParts {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A line for whoever asked. */
  readonly print: (line: string) => void;
  /** A line about what went wrong. */
  readonly complain: (line: string) => void;
  /** A test's passwords need not be dear. */
  readonly passwordCost?: PasswordCost;
}

/** What a command works with. */
interface Context extends CliParts {
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  /** Whether the objects are in the data folder. */
  readonly hasObjects: boolean;
  readonly key: string | undefined;
}

/** Answers whether all is well. */
type Command = (context: Context, argument: string) => Promise<boolean>;

interface CommandEntry {
  readonly argument: string | null;
  readonly run: Command;
}

const commands: Readonly<Record<string, CommandEntry>> = {
  backup: { argument: 'FOLDER', run: runBackup },
  restore: { argument: 'FOLDER', run: runRestore },
  'migrate-store': { argument: null, run: runMigrateStore },
  check: { argument: null, run: runCheck },
  'reset-password': { argument: 'ACCOUNT', run: runResetPassword },
  unlock: { argument: 'ACCOUNT', run: runUnlock },
};

/** Runs one command of the machine's operator. Answers the exit code: 1 when it failed or found a fault, 2 when it is none. */
// spec: operations.cli
export async function runCli(args: readonly string[], parts: CliParts): Promise<0 | 1 | 2> {
  const read = readArguments(args);
  if (read === null || read.values.help) {
    for (const line of usage) (read ? parts.print : parts.complain)(line);
    return read ? 0 : 2;
  }
  const { values, command, argument } = read;
  const dataFolder = dataFolderOf(values.data ?? parts.env['SKYDECK_DATA']);
  try {
    const databaseUrl = databaseUrlOf(parts.env);
    const hasObjects = blobsOf(parts.env) === null;
    return (await command.run({ ...parts, dataFolder, databaseUrl, hasObjects, key: values.key }, argument)) ? 0 : 1;
  } catch (error) {
    if (!isForPeople(error)) throw error;
    parts.complain(error.message);
    return 1;
  }
}

/** Ours, the file system's or the database's: of what is none of these, the whole stack is worth seeing. */
const isForPeople = (error: unknown): error is Error =>
  error instanceof CommandRefusal || error instanceof StartRefusal || (error instanceof Error && 'code' in error);

/** null: that is no command. */
function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        data: { type: 'string', short: 'd' },
        key: { type: 'string', short: 'k' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [name = '', argument = '', ...others] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const none: CommandEntry = { argument: null, run: async () => true };
    if (values.help) return { values, command: none, argument };
    const isWhole = command && others.length === 0 && (command.argument === null) === (argument === '');
    return isWhole ? { values, command, argument } : null;
  } catch {
    return null;
  }
}

async function runBackup(
  { dataFolder, databaseUrl, hasObjects, print, complain }: Context,
  folder: string,
): Promise<boolean> {
  const target = resolve(folder);
  const { version } = readRelease(builtFiles.console);
  const { lost } = await backUp(dataFolder, target, { version, now: new Date(), databaseUrl, hasObjects });
  for (const owner of lost) complain(`files: ${owner}: its file is gone, and not in the backup`);
  print(`The backup of ${dataFolder} is in ${target}.`);
  print(
    `The key is not in it. Keep a copy of ${dataFolder}/sealing.key in another place: nothing can be restored without it.`,
  );
  if (!hasObjects) print('Objects and pictures are not in it: the bucket of SKYDECK_BLOBS has them.');
  return lost.length === 0;
}

async function runRestore({ dataFolder, databaseUrl, key, print }: Context, folder: string): Promise<boolean> {
  if (key === undefined) throw new CommandRefusal('Say with --key which file is the sealing.key of this installation.');
  if (databaseUrl !== null) await refuseUsedServer(databaseUrl);
  const { created_at } = await restore(resolve(folder), resolve(key), dataFolder);
  if (databaseUrl !== null) await copyRestored(dataFolder, databaseUrl);
  print(`The backup of ${created_at} is in ${dataFolder}. Check it with "skydeck check" before you start the server.`);
  return true;
}

async function runMigrateStore({ dataFolder, databaseUrl, print }: Context): Promise<boolean> {
  if (databaseUrl === null)
    throw new CommandRefusal('Say with DATABASE_URL which PostgreSQL database the data are to go to.');
  for (const { table, count, hash } of await migrateStore(dataFolder, databaseUrl))
    print(`${table}: ${count} ${hash.slice(0, 16)}`);
  print(`All is in ${serverName(databaseUrl)}. Start the server with DATABASE_URL; ${MIGRATED} is what it was before.`);
  return true;
}

async function runCheck({ dataFolder, databaseUrl, hasObjects, print, complain }: Context): Promise<boolean> {
  const { faults, unnamed } =
    databaseUrl === null
      ? await checkFolder(dataFolder, hasObjects)
      : await checkServer(databaseUrl, { dataFolder, hasObjects });
  for (const fault of faults) complain(fault);
  if (unnamed > 0) print(`Files that nothing names: ${unnamed}. The next start moves them to the bin.`);
  print(faults.length === 0 ? `The data in ${dataFolder} is whole.` : `Faults: ${faults.length}.`);
  return faults.length === 0;
}

async function runResetPassword(context: Context, account: string): Promise<boolean> {
  const { password } = await recovered(context, account, (store) =>
    resetPassword(store, account, context.passwordCost),
  );
  context.print(`The password of ${account} is ${password} — it is shown only now.`);
  return true;
}

async function runUnlock(context: Context, account: string): Promise<boolean> {
  await recovered(context, account, (store) => unlockAccount(store, account));
  context.print(`The account ${account} is unlocked.`);
  return true;
}

/** In the data folder of a stopped server. Throws a CommandRefusal. */
async function recovered<Value extends object>(
  { dataFolder, databaseUrl }: Context,
  account: string,
  work: (store: Store) => Promise<Recovered<Value>>,
): Promise<Value> {
  // To open a folder where none is makes one.
  if (databaseUrl === null && !existsSync(join(dataFolder, DATABASE)))
    throw new CommandRefusal(`There is no database in ${dataFolder}.`);
  const folder = await openDataFolder(dataFolder, { databaseUrl, clock: createRealClock(), report: () => {} });
  try {
    // The next start would not look for what a crash left behind.
    const [fault] = await folder.check.faults;
    if (fault !== undefined) throw new CommandRefusal(`The database in ${dataFolder} is damaged: ${fault}.`);
    const done = await work(folder.store);
    if (!('fault' in done)) return done;
    if (done.fault === 'no_password')
      throw new CommandRefusal(`The account ${account} has no password here: an identity provider signs it in.`);
    throw new CommandRefusal(`There is no account ${account}, or several domains have one: name it as DOMAIN/ACCOUNT.`);
  } finally {
    await folder.close();
  }
}
