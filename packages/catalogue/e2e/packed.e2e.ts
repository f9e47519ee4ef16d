import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { serve } from '../../../scripts/file-server.ts';
import { type Consumer, plain, react } from '../../../scripts/release/consumers.ts';
import { pack, type Packed } from '../../../scripts/release/packages.ts';
import { must, unpack, writeProject } from '../../../scripts/release/project.ts';
import { signIn } from '../../../scripts/release/sign-in.ts';

// Two projects outside of the workspace, with our packages as they are packed for the registry. `pnpm release --dry-run` has
// more of them, and installs them from it; here, what others have published is taken from the workspace.

const bindings = join(import.meta.dirname, '..', '..', 'react-bindings');
const elements = join(import.meta.dirname, '..', '..', 'elements');
const catalogue = join(import.meta.dirname, '..');

/** Packages of others, by the folder that has them installed. */
const borrowed: readonly (readonly [folder: string, ...names: readonly string[]])[] = [
  [catalogue, 'react', 'react-dom', 'vite'],
  [bindings, '@lit/react'],
  [elements, 'lit', 'ipaddr.js'],
];

const test = base.extend<object, { readonly packed: readonly Packed[]; readonly place: string }>({
  place: [
    async ({}, use) => {
      const place = mkdtempSync(join(tmpdir(), 'skydeck-packed-'));
      await use(place);
      rmSync(place, { recursive: true });
    },
    { scope: 'worker' },
  ],
  packed: [
    async ({ place }, use) => {
      const names = ['tokens', 'elements', 'react-bindings'];
      await use(await Promise.all(names.map((name) => pack(`packages/${name}`, join(place, 'packed', name)))));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The project, with all that it needs in its own `node_modules`. */
function project(place: string, consumer: Consumer, packed: readonly Packed[]): string {
  const folder = join(place, consumer.name.replaceAll(/\W+/g, '-'));
  writeProject(folder, consumer, packed);
  unpack(folder, packed);
  for (const [owner, ...names] of borrowed) {
    for (const name of names) {
      const link = join(folder, 'node_modules', name);
      mkdirSync(join(link, '..'), { recursive: true });
      symlinkSync(join(owner, 'node_modules', name), link, 'junction');
    }
  }
  return folder;
}

for (const consumer of [plain(), react()]) {
  test(`somebody signs in with the packed packages: ${consumer.name}`, async ({ page, place, packed }) => {
    const folder = project(place, consumer, packed);
    if (consumer.build !== null) await must(consumer.build, folder);
    const { address, close } = await serve(join(folder, consumer.site));
    try {
      expect(await signIn(page, `${address}index.html`)).toEqual([]);
    } finally {
      close();
    }
  });
}
