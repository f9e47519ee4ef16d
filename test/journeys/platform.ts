import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type ProcessAnswer, type ProcessRequest, replaceFolder } from './process-messages.ts';

/** The variable that tells the workers where the seed is. */
export const SEED = 'SKYDECK_JOURNEYS_SEED';
/** The one that tells them where the platform is, bundled. */
export const BUNDLE = 'SKYDECK_JOURNEYS_BUNDLE';

const compileCache = fileURLToPath(new URL('../../.cache/journeys-compiled', import.meta.url));

/** Where the demo's partner is in the seed that all workers copy; each has a partner of its own. */
const PORT_OF_SEED = 1;

const partnerAt = (port: number) => `http://localhost:${port}`;

/** Makes the seed of a run: the demo, with passwords that are cheap to look at. To copy it is quicker than to seed again. */
export async function makeSeed(folder: string): Promise<void> {
  const platform = new TestPlatform({ partnerPort: PORT_OF_SEED, folder, cheapPasswords: true });
  await platform.start();
  await platform.stop();
}

/** A worker's copy of the seed, whose partner is at a port of its own. */
export class SeededFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'skydeck-seed-'));

  constructor(partnerPort: number) {
    replaceFolder(this.path, process.env[SEED] ?? '');
    const store = new DatabaseSync(join(this.path, 'skydeck.db'));
    const moved = store
      .prepare(`update documents set body = replace(body, ?, ?) where kind = 'partner'`)
      .run(partnerAt(PORT_OF_SEED), partnerAt(partnerPort));
    store.close();
    if (moved.changes !== 1) throw new Error(`The seed has ${moved.changes} partners, not one.`);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

interface TestPlatformOptions {
  readonly partnerPort: number;
  /** The brand, one of the folder `themes`. */
  readonly theme?: string;
  /** Another folder of brands. */
  readonly themes?: string;
  /** The world it begins with; without one it seeds its own. */
  readonly seed?: SeededFolder;
  readonly folder?: string;
  /** The seed's; what is copied from it has them too. */
  readonly cheapPasswords?: boolean;
  /** The operator's file of settings for the console. */
  readonly configFile?: string;
  /** Where people reach it, when that is not where it listens. */
  readonly publicOrigin?: string;
}

/** A platform with a data folder of its own, and a clock that stands still until it is moved. */
export class TestPlatform {
  readonly #folder: string;
  readonly #partnerPort: number;
  readonly #theme: string;
  readonly #themes: string;
  readonly #configFile: string;
  readonly #publicOrigin: string;
  readonly #cheapPasswords: boolean;
  #child: ChildProcess | null = null;
  #port = 0;
  #url = '';

  constructor({
    partnerPort,
    theme = 'skydeck',
    themes = '',
    seed,
    folder,
    configFile = '',
    publicOrigin = '',
    cheapPasswords = false,
  }: TestPlatformOptions) {
    this.#folder = folder ?? mkdtempSync(join(tmpdir(), 'skydeck-journey-'));
    this.#partnerPort = partnerPort;
    this.#theme = theme;
    this.#themes = themes;
    this.#configFile = configFile;
    this.#publicOrigin = publicOrigin;
    this.#cheapPasswords = cheapPasswords;
    if (seed) replaceFolder(this.#folder, seed.path);
  }

  /** Without a slash at its end. The same before and after a restart. */
  get url(): string {
    return this.#url;
  }

  /** The file of its database. */
  get store(): string {
    return join(this.#folder, 'skydeck.db');
  }

  /** Does nothing when it runs. */
  async start(): Promise<void> {
    if (this.#isRunning) return;
    const child = fork(process.env[BUNDLE] ?? '', {
      // The flags of the test runner's own process are not the platform's.
      execArgv: [],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        // Each journey starts one: what was compiled for the first serves the others.
        NODE_COMPILE_CACHE: compileCache,
        SKYDECK_TEST: '1',
        SKYDECK_DEMO: '1',
        SKYDECK_DATA: this.#folder,
        SKYDECK_PORT: String(this.#port),
        // Any free one: two journeys may start a platform again at the same time.
        SKYDECK_S3_PORT: '0',
        SKYDECK_PARTNER_PORT: String(this.#partnerPort),
        SKYDECK_CHEAP_PASSWORDS: this.#cheapPasswords ? '1' : '',
        SKYDECK_THEME: this.#theme,
        SKYDECK_TEST_THEMES: this.#themes,
        SKYDECK_CONFIG_FILE: this.#configFile,
        SKYDECK_PUBLIC_ORIGIN: this.#publicOrigin,
        // Identity providers of the journeys run on this machine.
        SKYDECK_ALLOWED_TARGETS: 'localhost,127.0.0.1',
      },
    });
    this.#child = child;
    await this.#listen(child);
  }

  /** Puts it back to the seed. A running process goes on with a new platform inside it; one that was ended is started. */
  async reset(seed: SeededFolder): Promise<void> {
    const child = this.#child;
    if (!child || !this.#isRunning) {
      replaceFolder(this.#folder, seed.path);
      return this.start();
    }
    const request: ProcessRequest = { seed: seed.path };
    child.send(request);
    await this.#listen(child);
  }

  /** As an operator stops it: clients are told, running steps finish. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** As a power cut stops it. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Moves the platform's time on. */
  async advance(milliseconds: number): Promise<void> {
    const answer = await fetch(`${this.#url}/api/v2/test/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'journeys' },
      body: JSON.stringify({ advance_ms: milliseconds }),
    });
    if (!answer.ok) throw new Error(`The clock cannot be moved: ${answer.status} ${await answer.text()}`);
  }

  /** Stops it for good and removes its data. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async #listen(child: ChildProcess): Promise<void> {
    const { url, port } = await addressOf(child);
    this.#url = url;
    this.#port = port;
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL') {
    const child = this.#child;
    if (!child || !this.#isRunning) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

async function addressOf(child: ChildProcess): Promise<{ url: string; port: number }> {
  const heard = new AbortController();
  const { signal } = heard;
  try {
    const [answer] = (await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code]) => [{ refusal: `it ended with ${code}` }]),
    ])) as [ProcessAnswer];
    if ('refusal' in answer) throw new Error(`The platform did not start: ${answer.refusal}`);
    return answer;
  } finally {
    heard.abort();
  }
}
