// Answers reads of the database in a thread of its own, so that a long one delays nobody else.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { preparedOnce } from './prepared-once.ts';
import type { Request } from './reader-threads.ts';

const { file, pragmas } = workerData as { readonly file: string; readonly pragmas: readonly string[] };
const database = new Database(file, { timeout: 5000 });
for (const pragma of pragmas) database.pragma(pragma);
const statements = preparedOnce(database);

type Query = Exclude<Request, string>;

function answer({ sql, parameters, begins }: Query): { readonly rows: readonly unknown[] } {
  if (begins) statements.prepare('begin').run([]);
  const statement = statements.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  statement.run(parameters);
  return { rows: [] };
}

/** What of an error is to reach the other thread: its class does not, nor does its code. */
const partsOf = (error: unknown) =>
  error instanceof Error
    ? { message: error.message, code: 'code' in error ? String(error.code) : '' }
    : { message: String(error), code: '' };

parentPort?.on('message', (request: Request) => {
  if (request === 'end') {
    // Where the first query failed, there may be none.
    if (database.inTransaction) statements.prepare('commit').run([]);
    return;
  }
  if (request === 'close') {
    database.close();
    parentPort?.close();
    return;
  }
  try {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread, and no window
    parentPort?.postMessage(answer(request));
  } catch (error) {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread, and no window
    parentPort?.postMessage({ error: partsOf(error) });
  }
});
