import { createRequire } from 'node:module';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const entries = /\/areas\/s3\/wire\/(?:sdk|upload-sdk)\.ts$/;
/** What both have in them. */
const shared = 'sdk-shared';
const sharedId = new RegExp(`^\\0${shared}-`);

/**
 * Bundles the AWS SDK before the console is: a few modules for the bundler and not hundreds. With all of them it puts other
 * pages together in more and larger files, 3 kB of the first list and 1 kB of a form.
 */
export function sdkInOne(): Plugin {
  let built: Promise<ReadonlyMap<string, string>> | null = null;
  const codeOf = async (name: string) => ({ code: (await built)?.get(name) ?? '', moduleType: 'js' as const });
  return {
    name: 'sdk-in-one',
    apply: 'build',
    resolveId: {
      filter: { id: new RegExp(`^\\./${shared}-`) },
      handler: (id) => `\0${id.slice(2)}`,
    },
    load: {
      filter: { id: [entries, sharedId] },
      handler(id) {
        if (id.startsWith('\0')) return codeOf(id.slice(1));
        const folder = id.slice(0, id.lastIndexOf('/') + 1);
        built ??= bundle([`${folder}sdk.ts`, `${folder}upload-sdk.ts`]);
        return codeOf(id.slice(folder.length).replace(/ts$/, 'js'));
      },
    },
  };
}

/** The SDK's own stand-ins for what Node.js has built in; packages that it needs ask for them by the plain names. */
function standIns(): Record<string, string> {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@aws-sdk/lib-storage'));
  return { buffer: resolve('buffer/'), events: resolve('events/') };
}

/** By the name of each file. */
async function bundle(entryPoints: string[]): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints,
    bundle: true,
    splitting: true,
    alias: standIns(),
    outdir: 'sdk',
    chunkNames: `${shared}-[hash]`,
    platform: 'browser',
    format: 'esm',
    target: 'es2023',
    write: false,
    legalComments: 'none',
  });
  return new Map(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('/') + 1), text]));
}
