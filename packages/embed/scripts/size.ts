import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** What other people's pages load; kilobytes of 1,000 bytes, gzip. */
const LIMITS = { 'host.js': 18, 'guest.js': 2.5 } as const;

for (const [file, limit] of Object.entries(LIMITS)) {
  const bytes = gzipSync(await readFile(new URL(`../dist/v1/${file}`, import.meta.url)), { level: 9 }).length;
  const over = bytes > limit * 1_000;
  console.log(`${over ? '✗' : '✓'} ${file} ${(bytes / 1_000).toFixed(2)} kB gzip of ${limit}`);
  if (over) process.exitCode = 1;
}
