import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { Sentence } from '../bootstrap/sentence.mjs';

const here = join(root, 'scripts', 'partner');
const brand = join(root, 'themes', 'terrane');
const { resolve } = createRequire(import.meta.url);
const figtree = resolve('@fontsource-variable/figtree/package.json');
const lucide = resolve('lucide-static/package.json');
const icons = [
  'archive-restore',
  'brick-wall',
  'clock',
  'globe-lock',
  'headset',
  'network',
  'phone',
  'router',
  'scale',
  'square-dashed',
];

/** @type {ReadonlyMap<string, string>} */
const files = new Map([
  ...['icons.css', 'portal.css', 'portal.mjs', 'top.css'].map(
    (name) => /** @type {const} */ ([`/${name}`, join(here, name)]),
  ),
  ['/brand/logo.svg', join(brand, 'logo.svg')],
  ['/brand/favicon.svg', join(brand, 'favicon.svg')],
  ['/fonts/figtree.woff2', join(figtree, '..', 'files', 'figtree-latin-wght-normal.woff2')],
  ...icons.map((icon) => /** @type {const} */ ([`/icons/${icon}.svg`, join(lucide, '..', 'icons', `${icon}.svg`)])),
]);

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const isPage = /^\/(networks\/add|routers\/add|routers\/[0-9a-f-]{36}\/edit|forms\/[a-z0-9-]+)$/;

/**
 * Serves the portal of a partner, Terrane, whose pages hold forms of the console.
 *
 * @param {{ port: number, console: () => string }} settings - Port 0 takes any; `console` is asked for each page.
 * @returns {Promise<{ url: string, port: number, close(): Promise<void> }>}
 */
export async function startPartner(settings) {
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://partner').pathname, settings.console()).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (/** @type {Error} */ error) => response.writeHead(500, { 'content-type': 'text/plain' }).end(error.message),
    );
  });
  const port = await listen(server, settings.port);
  return {
    url: `http://localhost:${port}`,
    port,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/**
 * @param {string} path
 * @param {string} console
 * @returns {Promise<{ status: number, headers: Record<string, string>, body: Buffer | string }>}
 */
async function answer(path, console) {
  if (path === '/') return { status: 302, headers: { location: '/networks/add' }, body: '' };
  if (isPage.test(path)) {
    const page = await readFile(join(here, 'index.html'), 'utf8');
    return { status: 200, headers: headersOf('.html'), body: page.replaceAll('%CONSOLE%', baseUrlOf(console)) };
  }
  const file = files.get(path);
  if (!file) return { status: 404, headers: { 'content-type': 'text/plain' }, body: path };
  return { status: 200, headers: headersOf(extname(file)), body: await readFile(file) };
}

/**
 * Where the console is served, a prefix with it, as it may stand in an attribute.
 *
 * @param {string} console
 */
function baseUrlOf(console) {
  const { origin, pathname } = new URL(console);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}

/** @param {string} extension */
const headersOf = (extension) => ({
  'content-type': types[extension] ?? 'application/octet-stream',
  'cache-control': 'no-cache',
});

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>}
 */
function listen(server, port) {
  return new Promise((listening, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const isTaken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
      reject(isTaken ? new Sentence(sentenceOf(error.code, port)) : error);
    });
    server.listen(port, 'localhost', () => {
      const address = server.address();
      listening(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * @param {string | undefined} code
 * @param {number} port
 */
const sentenceOf = (code, port) =>
  code === 'EACCES'
    ? `Port ${port} for the partner's page is not ours to use; set SKYDECK_PARTNER_PORT to another.`
    : `Port ${port} for the partner's page is in use; stop what listens there, or set SKYDECK_PARTNER_PORT to another.`;
