import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { pack, publishedFolders } from '../release/packages.ts';
import { quoted, run } from '../process.ts';
import { inTurns } from '../test/in-turns.ts';
import { oneFailed, onePassed } from '../test/tally.ts';
import type { Finding } from './finding.ts';
import { packageProblems } from './package-problems.ts';

/** Packs each published package as it was built, and looks at it as one who installs it. */
export async function checkPackages(): Promise<Finding> {
  const place = mkdtempSync(join(tmpdir(), 'skydeck-packed-'));
  try {
    const found = await inTurns(
      2,
      publishedFolders().map((folder) => async () => {
        const problems = await problemsOf(folder, join(place, folder));
        return problems.map((problem) => `${folder}: ${problem}`);
      }),
    );
    const problems = found.flat();
    return { tally: problems.length === 0 ? onePassed : oneFailed, output: problems.join('\n') };
  } finally {
    rmSync(place, { recursive: true });
  }
}

async function problemsOf(folder: string, place: string): Promise<string[]> {
  const { tarball, unpacked } = await pack(folder, place);
  return [
    ...packageProblems(unpacked),
    ...(await publintProblems(tarball)),
    ...(await typeProblems(tarball, unpacked)),
  ];
}

async function publintProblems(tarball: string): Promise<string[]> {
  const { buffer, byteOffset, byteLength } = readFileSync(tarball);
  // A small file shares its buffer with others.
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: bytes }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** What TypeScript makes of each entry point but those to style sheets, records and pictures. */
async function typeProblems(tarball: string, unpacked: string): Promise<string[]> {
  const { exports } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8')) as { exports: object };
  const plain = Object.keys(exports).filter((entryPoint) => /\.(css|json|svg)$/.test(entryPoint));
  const options = ['--profile esm-only', '--format ascii', '--no-emoji', '--no-color', '--no-definitely-typed'];
  if (plain.length > 0) options.push(`--exclude-entrypoints ${plain.map(quoted).join(' ')}`);
  const { code, output } = await run(`attw ${quoted(tarball)} ${options.join(' ')}`);
  return code === 0 ? [] : [output.trim()];
}
