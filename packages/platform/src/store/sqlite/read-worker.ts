// Answers reads of the database in a thread of its own, so that a long one delays nobody else.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { preparedOnce } from './prepared-once.ts';

/** `begins`: it is the first of a transaction, which lasts until `end`. */
export type ReadRequest =
  | { readonly sql: string; readonly parameters: readonly unknown[]; readonly begins: boolean }
  | 'end'
  | 'close';

const { file, pragmas } = workerData as { readonly file: string; readonly pragmas: readonly string[] };
const database = new Database(file, { timeout: 5000 });
for (const pragma of pragmas) database.pragma(pragma);
const statements = preparedOnce(database);

function answer(sql: string, parameters: readonly unknown[]): { readonly rows: readonly unknown[] } {
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

parentPort?.on('message', (request: ReadRequest) => {
  if (request === 'close') {
    database.close();
    parentPort?.close();
    return;
  }
  if (request === 'end') {
    if (database.inTransaction) database.exec('commit');
    return;
  }
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread, and no window
  parentPort?.postMessage(answered(request));
});

function answered(request: Exclude<ReadRequest, string>) {
  try {
    if (request.begins) database.exec('begin');
    return answer(request.sql, request.parameters);
  } catch (error) {
    return { error: partsOf(error) };
  }
}
