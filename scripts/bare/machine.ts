import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { Sentence } from '../bootstrap/sentence.mjs';
import { quoted, run } from '../process.ts';
import { nodeFiles } from './node-files.ts';

/** A Debian in a folder, with a clone of the repository. */
export interface Machine {
  /** Begins a command in the clone. */
  begin(command: readonly string[]): ChildProcess;
  /** Runs it to its end; answers with its exit code. */
  run(command: readonly string[]): Promise<number>;
  /** Ends what is still running in it: `unshare` itself hears no gentler signal, and takes all of its processes along. */
  end(): void;
}

/** Where in that machine the clone is. */
const clone = '/srv/skydeck';

/**
 * What this machine knows of its network, which one beside it would be told, too: where packages come from and whom to trust.
 * Nothing of it is written in the project.
 */
const passedOn = ['/etc/apt', '/etc/ssl/certs', '/etc/npmrc', '/usr/etc/npmrc', '/usr/local/etc/npmrc'];
const ofNetwork = ['/etc/resolv.conf', '/etc/hosts', join(homedir(), '.npmrc')];

/** Environment variables of that kind; what else a person has set is this machine's. */
const networkVariable = /^(npm_config_|.*_proxy$|no_proxy$|node_extra_ca_certs$|ssl_cert_|curl_ca_bundle$|lang$)/i;

/** Makes a machine, does the work in it, and takes it away again however the work ends. */
export async function withMachine<Result>(work: (machine: Machine) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-bare-'));
  const machine = machineIn(folder);
  const remove = () => {
    machine.end();
    // What was ended a moment ago may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  };
  const stopped = () => process.exit(1);
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopped);
  try {
    await makeDebian(folder);
    await bringNode(folder);
    passOn(folder);
    await cloneInto(folder);
    return await work(machine);
  } finally {
    remove();
    process.off('exit', remove);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stopped);
  }
}

async function must(what: string, line: string): Promise<void> {
  const { code, output } = await run(line);
  if (code !== 0) throw new Sentence(`${output.trim()}\n${what}`);
}

async function makeDebian(folder: string): Promise<void> {
  console.log('Making a Debian 12 …');
  await must('mmdebstrap made no Debian.', `mmdebstrap --quiet --variant=minbase bookworm ${quoted(folder)}`);
}

/** The Node and the npm of this machine that people have, not the one that the project brings along. */
async function bringNode(folder: string): Promise<void> {
  for (const path of await nodeFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(path, join(folder, path), { recursive: true, verbatimSymlinks: true });
  }
}

function passOn(folder: string): void {
  for (const path of [...passedOn, ...ofNetwork]) {
    if (!existsSync(path)) continue;
    const isLinked = ofNetwork.includes(path);
    const to = join(folder, path.startsWith(homedir()) ? join('root', path.slice(homedir().length)) : path);
    rmSync(to, { recursive: true, force: true });
    mkdirSync(dirname(to), { recursive: true });
    // A certificate in a folder is often a link to a file that is only here.
    cpSync(path, to, { recursive: true, dereference: isLinked || path === '/etc/ssl/certs' });
  }
}

/** The last commit, as somebody who clones the repository has it. */
const cloneInto = (folder: string) =>
  must(
    'The repository could not be cloned.',
    `git -c safe.directory='*' clone --quiet --no-hardlinks ${quoted(root)} ${quoted(join(folder, clone))}`,
  );

function machineIn(folder: string): Machine {
  // Its own mounts and processes: with the last of them, all of it is gone.
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child', '--propagation=private'];
  const args = (command: readonly string[]) => [...namespaces, 'sh', '-c', inside, 'sh', folder, clone, ...command];
  const options = { cwd: '/', env: environment(), shell: false };
  const running = new Set<ChildProcess>();
  const begin = (command: readonly string[], output: 'pipe' | 'inherit') => {
    const child = spawn('unshare', args(command), { ...options, stdio: ['ignore', output, output] });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };
  return {
    begin: (command) => begin(command, 'pipe'),
    run: (command) =>
      new Promise((resolve, reject) => {
        begin(command, 'inherit')
          .once('error', reject)
          .once('exit', (code) => resolve(code ?? 1));
      }),
    end() {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}

/** Mounts what a running system has, goes to the clone, and becomes the command. The mounts end with the namespace. */
const inside = `
set -e
machine=$1; clone=$2; shift 2
mount -t proc proc "$machine/proc"
mount -t sysfs -o ro sysfs "$machine/sys"
mount --rbind /dev "$machine/dev"
mount -t tmpfs tmpfs "$machine/dev/shm"
exec chroot "$machine" sh -c 'cd "$0" && exec "$@"' "$clone" "$@"
`;

function environment(): NodeJS.ProcessEnv {
  const passed = Object.entries(process.env).filter(
    ([name]) => networkVariable.test(name) && name !== 'npm_config_prefix',
  );
  return {
    ...Object.fromEntries(
      passed.filter(([name]) => !/^npm_config_(user_agent|local_prefix|.*dir$|globalconfig|userconfig)/.test(name)),
    ),
    HOME: '/root',
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    // A machine that nobody sits at: nothing is left out, and nothing is asked.
    CI: '1',
    DEBIAN_FRONTEND: 'noninteractive',
  };
}
