import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { before, describe, it } from 'node:test';
import { createServer } from 'vite';
import { reviewRoutes } from './route-review.ts';

type Router = typeof import('./router.tsx');

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = new URL('./routes.txt', import.meta.url);

/** What modules ask the browser as soon as they are loaded. */
const browser = {
  location: new URL('http://localhost/'),
  CSS: { supports: () => false },
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
};

/** The router as it is built: its modules import what only Vite can read. */
async function loadRouter(): Promise<Router> {
  Object.assign(globalThis, browser);
  const server = await createServer({
    root,
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  try {
    return (await server.ssrLoadModule('/src/app/router.tsx')) as Router;
  } finally {
    await server.close();
  }
}

describe('the addresses of the console', () => {
  let router: Router;
  before(async () => {
    router = await loadRouter();
  });

  it('are all reviewed: who may come, and who may frame them (UPDATE_ROUTES=1 writes the page of text)', () => {
    const { publicRoutes, secureRoutes, framedRoutes } = router;
    const text = [
      ...reviewRoutes(publicRoutes, 'everybody'),
      ...reviewRoutes([secureRoutes], 'signed in'),
      ...reviewRoutes(framedRoutes.children ?? [], 'signed in, framed by partners', { path: '/iframe', guards: [] }),
      '',
    ].join('\n');
    if (process.env['UPDATE_ROUTES']) writeFileSync(file, text);
    assert.equal(text, readFileSync(file, 'utf8'));
  });

  it('are in no other group', () => {
    const { publicRoutes, secureRoutes, framedRoutes, routes } = router;
    assert.deepEqual(
      routes.flatMap(({ children }) => children ?? []).toSorted(byPath),
      [...publicRoutes, secureRoutes, framedRoutes].toSorted(byPath),
    );
  });

  it('that can be framed all have a guard of their own', () => {
    for (const route of router.framedRoutes.children ?? [])
      assert.ok((route.handle as { guard?: unknown } | undefined)?.guard, route.path);
  });
});

const byPath = (one: { path?: string }, other: { path?: string }) => (one.path ?? '').localeCompare(other.path ?? '');
