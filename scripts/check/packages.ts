import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { pnpm } from '../bootstrap/pnpm.mjs';
import { root } from '../bootstrap/root.mjs';
import { quoted, run } from '../process.ts';
import { inTurns } from '../test/in-turns.ts';
import { oneFailed, onePassed } from '../test/tally.ts';
import type { Finding } from './finding.ts';
import { packageProblems } from './package-problems.ts';

/** The folders of the packages that others install. */
export function publishedFolders(): string[] {
  return globSync(['packages/*/package.json', 'themes/*/package.json'], { cwd: root })
    .filter((file) => !('private' in JSON.parse(readFileSync(join(root, file), 'utf8'))))
    .map((file) => file.replace(/\/package\.json$/, ''))
    .toSorted();
}

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
  const tarball = await pack(folder, place);
  const unpacked = join(place, 'package');
  return [
    ...packageProblems(unpacked),
    ...(await publintProblems(tarball)),
    ...(await typeProblems(tarball, unpacked)),
  ];
}

/** Packs into `place` and unpacks there, too; answers with the path of the tarball. */
async function pack(folder: string, place: string): Promise<string> {
  mkdirSync(place, { recursive: true });
  const { command, args } = pnpm(['pack', '--pack-destination', quoted(place)]);
  const packed = await run([command, ...args].join(' '), { cwd: join(root, folder) });
  const [tarball] = globSync('*.tgz', { cwd: place });
  if (packed.code !== 0 || tarball === undefined) throw new Error(`${folder} could not be packed\n${packed.output}`);
  const { code, output } = await run(`tar -xzf ${quoted(tarball)}`, { cwd: place });
  if (code !== 0) throw new Error(`${tarball} could not be unpacked\n${output}`);
  return join(place, tarball);
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
