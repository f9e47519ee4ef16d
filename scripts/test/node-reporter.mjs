// A reporter of `node --test` that writes what the runner counts, one JSON object a line; the last one says that it came to its
// end. `test:summary` without a file is the summary of the whole run.
import { relative } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** @param {AsyncIterable<{ type: string, data: any }>} events */
export default async function* report(events) {
  let tests = 0;
  for await (const { type, data } of events) {
    // Where the runner does not come to its end, this tells what it was at.
    if (type === 'test:dequeue') yield line({ began: nameOf(data) });
    if (type === 'test:complete') yield line({ ended: nameOf(data) });
    if (type === 'test:summary' && data.file === undefined) yield line({ end: { tests } });
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const result = resultOf(type, data);
    if ('state' in result) tests += 1;
    yield line(result);
  }
}

/** @param {any} data */
const nameOf = ({ name, nesting, file = '' }) => `${relative(root, file)} ${'> '.repeat(nesting)}${name}`;

/** @param {object} result */
const line = (result) => `${JSON.stringify(result)}\n`;

/**
 * @param {string} type
 * @param {any} data
 */
function resultOf(type, data) {
  const { name, nesting, skip, todo, details, line: at } = data;
  const file = relative(root, data.file ?? '');
  const seconds = nesting === 0 ? details.duration_ms / 1000 : 0;
  const error = details.error;
  const ofOthers = error?.failureType === 'subtestsFailed';
  const isUntold = details.type === 'suite' && (type === 'test:pass' || ofOthers);
  // A file without a single test is reported as a test that passed.
  const isEmptyFile = type === 'test:pass' && nesting === 0 && data.file?.endsWith(name);
  if (isUntold || isEmptyFile) return { file, seconds };
  const reason = skip ?? todo;
  if (reason !== undefined && reason !== false) {
    return { file, seconds, name, state: 'skipped', reason: reason === true ? '' : reason };
  }
  if (type === 'test:pass') return { file, seconds, name, state: 'passed' };
  const cause = error?.cause;
  const message = ofOthers ? '' : String(cause?.message ?? cause ?? error?.message ?? '');
  return { file: `${file}:${at}`, seconds, name, state: 'failed', message };
}
