import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, createServer, type InlineConfig, preview } from 'vite';

const catalogue = join(import.meta.dirname, '..');

interface Page {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A folder with these files and our packages installed, as Vite serves it: while somebody works on it, or built.
 * `files` are texts by their path.
 */
export async function served(how: 'at work' | 'built', files: Readonly<Record<string, string>>): Promise<Page> {
  const root = folderWith(files);
  const config: InlineConfig = {
    root,
    // A start may bring a setting of its own.
    configFile: 'vite.config.js' in files ? join(root, 'vite.config.js') : false,
    logLevel: 'error',
    cacheDir: join(root, '.vite'),
    // Our packages are links to this repository, and not inside the folder.
    server: { port: 0, fs: { strict: false } },
    preview: { port: 0 },
    build: { target: 'es2023' },
  };
  const server = how === 'built' ? await previewOf(config) : await (await createServer(config)).listen();
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('Vite has no address.');
  const close = async () => {
    await server.close();
    rmSync(root, { recursive: true });
  };
  return { url, close };
}

async function previewOf(config: InlineConfig) {
  const { NODE_ENV } = process.env;
  // As on somebody's own machine: Playwright has set another, and Vite would build for that.
  process.env['NODE_ENV'] = 'production';
  await build(config);
  process.env['NODE_ENV'] = NODE_ENV;
  return preview(config);
}

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'skydeck-readme-'));
  symlinkSync(join(catalogue, 'node_modules'), join(root, 'node_modules'), 'junction');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
