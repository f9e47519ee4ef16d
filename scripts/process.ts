import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { root } from './bootstrap/root.mjs';

/** What a command left behind. `output` holds both streams in the order they came. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

export interface CommandSettings {
  /** The folder to run in; the repository's by default. */
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Shows the output while it comes; it is collected either way. */
  readonly live?: boolean;
  /** Milliseconds after which it is ended; without it, never. */
  readonly patience?: number;
}

/** Runs a shell line with the tools of its package, of the repository and of this Node first on the path. */
export function run(line: string, settings: CommandSettings = {}): Promise<Outcome> {
  const { cwd = root, env = {}, live = false, patience } = settings;
  const started = performance.now();
  const child = spawn(line, {
    cwd,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentIn(cwd, env),
    timeout: patience,
  });
  return new Promise((resolve, reject) => {
    const pieces: string[] = [];
    const keep = (piece: string) => {
      pieces.push(piece);
      if (live) process.stdout.write(piece);
    };
    listen(child, keep);
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output: pieces.join(''), seconds: (performance.now() - started) / 1000 });
    });
  });
}

function listen(child: ChildProcess, keep: (piece: string) => void) {
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', keep);
  }
}

function environmentIn(cwd: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const folders = [join(cwd, 'node_modules', '.bin'), join(root, 'node_modules', '.bin'), dirname(process.execPath)];
  const path = [...folders, process.env['PATH'] ?? ''].join(delimiter);
  // Tests that are run from a test are a run of their own.
  return { ...process.env, NODE_TEST_CONTEXT: undefined, ...env, PATH: path };
}

/** A path or a pattern as one word of a shell line. */
export const quoted = (word: string) => `"${word.replaceAll('"', '\\"')}"`;
