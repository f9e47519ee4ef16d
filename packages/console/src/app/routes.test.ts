import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { before, describe, it } from 'node:test';
import type { RouteObject } from 'react-router-dom';
import { createServer } from 'vite';
import type { Area, ResourceLine, ResourceModule } from '../kit/module.ts';
import { reviewRoutes } from './route-review.ts';

type Router = typeof import('./router.tsx');
type Resources = typeof import('../resources/index.ts');
interface Fetched {
  readonly below: string | null;
  readonly pages: readonly RouteObject[];
}
interface Console extends Router {
  /** Each line of the list with what it fetches. */
  readonly resources: readonly { readonly line: ResourceLine; readonly module: ResourceModule }[];
  /** Each area with the pages it fetches. */
  readonly areas: readonly { readonly path: string; readonly branches: readonly Fetched[] }[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = new URL('./routes.txt', import.meta.url);

/** What modules ask the browser as soon as they are loaded. */
const browser = {
  location: new URL('http://localhost/'),
  CSS: { supports: () => false },
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
};

/** The router as it is built: its modules import what only Vite can read. */
async function loadConsole(): Promise<Console> {
  Object.assign(globalThis, browser);
  const server = await createServer({
    root,
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  try {
    const router = (await server.ssrLoadModule('/src/app/router.tsx')) as Router;
    const { resources } = (await server.ssrLoadModule('/src/resources/index.ts')) as Resources;
    const modules = await Promise.all(resources.map(async (line) => ({ line, module: await line.load() })));
    const { areas } = (await server.ssrLoadModule('/src/areas/index.ts')) as { areas: readonly Area[] };
    const fetchPages = async ({ path, branches }: Area) => ({
      path,
      branches: await Promise.all(branches.map(async ({ below, load }) => ({ below, pages: await load() }))),
    });
    return { ...router, resources: modules, areas: await Promise.all(areas.map(fetchPages)) };
  } finally {
    await server.close();
  }
}

describe('the addresses of the console', () => {
  let router: Console;
  before(async () => {
    router = await loadConsole();
  });

  it('are all reviewed: who may come, and who may frame them (UPDATE_ROUTES=1 writes the page of text)', () => {
    const { publicRoutes, secureRoutes, framedRoutes, resources, areas } = router;
    const frames = [...(framedRoutes.children ?? []), ...resources.flatMap(({ module }) => module.frames)];
    const signedIn = [
      ...reviewRoutes([secureRoutes], 'signed in'),
      ...areas.flatMap(({ path, branches }) =>
        branches.flatMap(({ pages }) => reviewRoutes(pages, 'signed in', { path: `/${path}`, guards: [] })),
      ),
    ];
    const text = [
      ...reviewRoutes(publicRoutes, 'everybody'),
      ...[...new Set(signedIn)].toSorted(),
      ...reviewRoutes(frames, 'signed in, framed by partners', { path: '/iframe', guards: [] }),
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

  it('of a resource begin as its line says, which says nothing else than its module', () => {
    for (const { line, module } of router.resources) {
      const { resource, pages, frames, tasks = [] } = module;
      const { name, subject, menu, below = menu?.path, shownOn } = line;
      assert.equal(name, resource.name);
      assert.equal(resource.event?.name ?? name, name);
      assert.equal(subject, resource.subjects.list, name);
      assert.deepEqual(shownOn, resource.shownOn && { resource: resource.shownOn.resource, tab: resource.shownOn.tab });
      for (const path of pathsOf([...pages, ...frames])) assert.equal(path.split('/')[0], below, `${name}: ${path}`);
      for (const task of tasks) assert.ok(line.tasks && task.name.startsWith(line.tasks), task.name);
    }
  });

  it('of another page of an area begin as its entry does, by which they are fetched', () => {
    for (const { path: area, branches } of router.areas)
      for (const { below, pages } of branches)
        for (const path of below === null ? [] : pathsOf(pages))
          assert.equal(path.split('/')[0], below, `${area}: ${path}`);
  });

  it('that can be framed all have a guard of their own', () => {
    for (const route of router.resources.flatMap(({ module }) => module.frames))
      assert.ok((route.handle as { guard?: unknown } | undefined)?.guard, route.path);
  });
});

/** Of each route that has one, or of what lies in it. */
const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => (path === undefined ? pathsOf(children) : [path]));

const byPath = (one: { path?: string }, other: { path?: string }) => (one.path ?? '').localeCompare(other.path ?? '');
