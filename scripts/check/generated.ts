import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { run } from '../process.ts';
import { copyRepository } from '../temporary-copy.ts';
import { oneFailed, onePassed } from '../test/tally.ts';
import type { Finding } from './finding.ts';

/** What is written by a script and committed, so that a change of it is read by somebody. */
const generators = [
  {
    folder: 'packages/elements',
    line: 'node scripts/exports.ts',
    files: ['package.json', 'src/define-all.ts', 'src/cdn/loaders.ts', 'src/languages/*.ts'],
  },
  {
    folder: 'packages/elements',
    line: 'cem analyze --config custom-elements-manifest.config.mjs',
    files: ['custom-elements.json'],
  },
  {
    folder: 'packages/elements',
    line: 'node scripts/editor-data.ts',
    files: ['vscode.*.json', 'web-types.json', 'README.md'],
  },
  {
    folder: 'packages/embed',
    line: 'node scripts/write.ts',
    files: [
      'package.json',
      'custom-elements.json',
      'README.md',
      'src/{host,react}/**/*.ts',
      '../../docs/embedding.md',
      '../console/src/resources/partner/forms.ts',
    ],
  },
  { folder: 'packages/react-bindings', line: 'node scripts/write.ts', files: ['package.json', 'src/**/*.ts'] },
] as const;

/** Writes it all anew in a copy of the repository, and compares. */
export async function checkGenerated(): Promise<Finding> {
  const copy = copyRepository();
  const problems: string[] = [];
  try {
    for (const { folder, line, files } of generators) {
      const { code, output } = await run(line, { cwd: join(copy.folder, folder) });
      if (code !== 0) problems.push(`${folder}: ${line} failed\n${output}`);
      for (const file of changed(join(root, folder), join(copy.folder, folder), files)) {
        problems.push(`${folder}/${file} is not what “${line}” writes`);
      }
    }
  } finally {
    copy.remove();
  }
  return { tally: problems.length === 0 ? onePassed : oneFailed, output: problems.join('\n') };
}

function changed(ours: string, theirs: string, patterns: readonly string[]): string[] {
  const files = new Set([ours, theirs].flatMap((cwd) => globSync([...patterns], { cwd })));
  return [...files].filter((file) => textOf(join(ours, file)) !== textOf(join(theirs, file))).toSorted();
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
