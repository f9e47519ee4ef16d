import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
} from 'kysely';
import type { ReadRequest } from './read-worker.ts';

// Beside this file, of sources and of a bundle.
const worker = new URL(`./read-worker${extname(import.meta.filename)}`, import.meta.url);

/** Kysely's dialect for a database that is only read, by threads; each transaction has one for itself. */
export const readerDialect = (threads: Driver): Dialect => ({
  createAdapter: () => new ThreadAdapter(),
  createDriver: () => threads,
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** SQLite in one thread has one connection; here each thread is one. */
class ThreadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** So many threads, until `destroy`. */
export class ReaderThreads implements Driver {
  readonly #open: () => ThreadConnection;
  readonly #all: Set<ThreadConnection>;
  readonly #free: ThreadConnection[];
  readonly #waiting: ((connection: ThreadConnection) => void)[] = [];

  constructor(file: string, pragmas: readonly string[], threads: number) {
    this.#open = () => new ThreadConnection(file, pragmas);
    this.#free = Array.from({ length: threads }, this.#open);
    this.#all = new Set(this.#free);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#free.pop() ?? new Promise((resolve) => this.#waiting.push(resolve));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const released = connection as ThreadConnection;
    const working = released.hasEnded ? this.#replace(released) : released;
    const next = this.#waiting.shift();
    if (next) next(working);
    else this.#free.push(working);
  }

  #replace(ended: ThreadConnection): ThreadConnection {
    const opened = this.#open();
    this.#all.delete(ended);
    this.#all.add(opened);
    return opened;
  }

  // A transaction begins with its first statement, and nobody waits for its end: each message costs as much as a small read.
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as ThreadConnection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as ThreadConnection).end();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as ThreadConnection).end();
  }

  async destroy(): Promise<void> {
    const closing = [...this.#all];
    this.#all.clear();
    await Promise.all(closing.map((connection) => connection.close()));
  }
}

type Answer = { readonly rows: unknown[] } | { readonly error: { readonly message: string; readonly code: string } };

class ThreadConnection implements DatabaseConnection {
  readonly #thread: Worker;
  #answered: { resolve(answer: Answer): void; reject(error: unknown): void } | null = null;
  #failure: unknown = null;
  #begins = false;
  readonly #ended: Promise<void>;

  constructor(file: string, pragmas: readonly string[]) {
    // With no word of how this process was started: a runner of tests would begin its report anew.
    this.#thread = new Worker(worker, { workerData: { file, pragmas }, execArgv: [] });
    // Whoever waits for an answer keeps the process.
    this.#thread.unref();
    this.#thread.on('message', (answer: Answer) => this.#answered?.resolve(answer));
    this.#thread.once('error', (error) => this.#fail(error));
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ended = promise;
    this.#thread.once('exit', () => {
      this.#fail(new Error('The thread that reads the database has ended'));
      resolve();
    });
  }

  /** It answers no more: another has to take its place. */
  get hasEnded(): boolean {
    return this.#failure !== null;
  }

  begin(): void {
    this.#begins = true;
  }

  end(): void {
    this.#begins = false;
    this.#send('end');
  }

  #send(request: ReadRequest): void {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread, and no window
    this.#thread.postMessage(request);
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    this.#answered?.reject(error);
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#failure) throw this.#failure;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#answered = { resolve, reject };
    this.#thread.ref();
    this.#send({ sql, parameters, begins: this.#begins });
    this.#begins = false;
    try {
      const answer = await promise;
      if ('error' in answer) throw Object.assign(new Error(answer.error.message), { code: answer.error.code });
      return { rows: answer.rows as Row[] };
    } finally {
      this.#answered = null;
      this.#thread.unref();
    }
  }

  // oxlint-disable-next-line require-yield -- Kysely asks for it; nobody streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Reads are answered whole');
  }

  async close(): Promise<void> {
    // Whoever closes it waits for its end, where nothing else keeps the process: a start that is refused, a stop.
    this.#thread.ref();
    this.#send('close');
    await this.#ended;
  }
}
