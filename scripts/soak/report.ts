import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import type { Result } from './scenario.ts';

const HEAD = `# Reliability

This page shows how the server behaves when it is killed, flooded and filled. \`pnpm soak\` writes it; a person starts
that command, CI does not ([testing](testing.md)). The counts hold on any machine. The times are those of one machine,
which also ran the clients.

A scenario fails if an answer is a 5xx (except 507 on a full disk) or if an acknowledged change is lost. In the scenarios
in which the server keeps running, it also fails if another client waits longer than 100 ms or if the heap after
collection is more than 10 MB above the start; with invalid frames and requests also if a turn of the event loop works
for more than 50 ms. A killed server keeps no connection and no heap: after each restart the scenario checks every
change, task and session, and at the end the database.

With several instances, a tenth of the live clients is in the project that the load changes, and hears of all of it; the others are in
another project. Each one comes back from its last number on, and has to hear each event once and in order. Eleven clients change
things, each 0.2 s after its last change. Callers ask each instance for what a page reads, and change something, all the time: their
times with all instances alive and in the nine seconds from each kill on are compared. \`--max-slowdown 3\` makes more than three
times a fault.
`;

const file = join(root, 'docs', 'reliability.md');

/** Writes the sections of these results into docs/reliability.md; the others stay as they are. */
export function writeReport(results: readonly Result[], date: Date): void {
  const [, ...before] = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n## ') : [];
  const sections = new Map(before.map((section) => [section.split('\n')[0] ?? '', section]));
  for (const result of results) sections.set(headingOf(result), sectionOf(result, date));
  writeFileSync(
    file,
    `${[HEAD.trimEnd(), ...sections.values()].map((section) => section.trimEnd()).join('\n\n## ')}\n`,
  );
}

const headingOf = ({ title }: Result) => `${title[0]?.toUpperCase()}${title.slice(1)}`;

function sectionOf(result: Result, date: Date): string {
  const { figures, faults, skipped } = result;
  const verdict = skipped ? `Not run: ${skipped}.` : faults.length === 0 ? 'Passed.' : 'Failed.';
  const day = date.toISOString().slice(0, 10);
  const machine = `Measured on ${day}, ${cpus().length} cores, Node ${process.versions.node}.`;
  const list = faults.length > 0 ? ['', ...shortened(faults).map((fault) => `- ${fault}`)] : [];
  const rows = figures.map(([what, figure]) => `| ${what} | ${figure} |`);
  const table = rows.length > 0 ? ['', '| Measure | Value |', '|---|---|', ...rows] : [];
  return [headingOf(result), '', `${verdict} ${machine}`, ...list, ...table].join('\n');
}

const MAX_FAULTS = 10;

export function shortened(faults: readonly string[]): string[] {
  const more = faults.length - MAX_FAULTS;
  return [...faults.slice(0, MAX_FAULTS), ...(more > 0 ? [`and ${more} more`] : [])];
}
