import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { before, describe, it } from 'node:test';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { createServer, type Plugin } from 'vite';
import type { Area, ResourceDefinition, ResourceModule } from '../kit/module.ts';
import { reviewRoutes } from './route-review.ts';

type Router = typeof import('./router.tsx');
type Resources = typeof import('../resources/index.ts');
interface Fetched {
  readonly pathPrefix: string | null;
  readonly pages: readonly RouteObject[];
}
interface Console extends Router {
  /** Each definition with its module. */
  readonly resources: readonly { readonly definition: ResourceDefinition; readonly module: ResourceModule }[];
  /** Each area with the pages it fetches. */
  readonly areas: readonly { readonly path: string; readonly lazyRoutes: readonly Fetched[] }[];
  /** What each resource loads for its pages, and what for frames. */
  readonly forms: readonly { readonly pages: readonly ComponentType[]; readonly frames: readonly ComponentType[] }[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = new URL('./routes.txt', import.meta.url);

/** What modules ask the browser as soon as they are loaded. */
const browser = {
  location: new URL('http://localhost/'),
  CSS: { supports: () => false },
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
};

/** A panel and a wizard's page draw a form of which nothing is known here but what they load. */
const unwrapped: Plugin = {
  name: 'unwrapped',
  enforce: 'pre',
  load(id) {
    const wrapper = { '/src/kit/panel/panel.tsx': 'panel', '/src/kit/wizard/route.tsx': 'wizardPage' };
    const [, name] = Object.entries(wrapper).find(([path]) => id.endsWith(path)) ?? [];
    return name && `export const ${name} = (load) => async () => ({ Component: await load() });`;
  },
};

/** The router as it is built: its modules import what only Vite can read. */
async function loadConsole(): Promise<Console> {
  Object.assign(globalThis, browser);
  const server = await createServer({
    root,
    plugins: [unwrapped],
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  try {
    const router = (await server.ssrLoadModule('/src/app/router.tsx')) as Router;
    const { resources } = (await server.ssrLoadModule('/src/resources/index.ts')) as Resources;
    const modules = await Promise.all(
      resources.map(async (definition) => ({ definition, module: await definition.load() })),
    );
    const { areas } = (await server.ssrLoadModule('/src/areas/index.ts')) as { areas: readonly Area[] };
    const fetchPages = async ({ path, lazyRoutes }: Area) => ({
      path,
      lazyRoutes: await Promise.all(
        lazyRoutes.map(async ({ pathPrefix, load }) => ({ pathPrefix, pages: await load() })),
      ),
    });
    const forms = await Promise.all(
      modules.map(async ({ module: { pages, frames } }) => ({
        pages: await componentsOf(pages),
        frames: await componentsOf(frames),
      })),
    );
    return { ...router, resources: modules, areas: await Promise.all(areas.map(fetchPages)), forms };
  } finally {
    await server.close();
  }
}

describe('the addresses of the console', () => {
  let router: Console;
  before(async () => {
    router = await loadConsole();
  });

  // spec: navigation.routes
  it('are all reviewed: who may come, and who may frame them (UPDATE_ROUTES=1 writes the page of text)', () => {
    const { publicRoutes, secureRoutes, framedRoutes, resources, areas } = router;
    const frames = [...(framedRoutes.children ?? []), ...resources.flatMap(({ module }) => module.frames)];
    const signedIn = [
      ...reviewRoutes([secureRoutes], 'signed in'),
      ...areas.flatMap(({ path, lazyRoutes }) =>
        lazyRoutes.flatMap(({ pages }) => reviewRoutes(pages, 'signed in', { path: `/${path}`, guards: [] })),
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

  it('of a resource begin as its definition says, which agrees with its module', () => {
    for (const { definition, module } of router.resources) {
      const { resource, pages, frames, tasks = [] } = module;
      const { name, subject, menu, pathPrefix = menu?.path, shownOn } = definition;
      if (resource) {
        assert.equal(name, resource.name);
        assert.equal(resource.event?.name ?? name, name);
        assert.equal(subject, resource.subjects.list, name);
        assert.deepEqual(
          shownOn,
          resource.shownOn && { resource: resource.shownOn.resource, tab: resource.shownOn.tab },
        );
      }
      for (const path of pathsOf([...pages, ...frames]))
        assert.equal(path.split('/')[0], pathPrefix, `${name}: ${path}`);
      for (const task of tasks) assert.ok(definition.tasks && task.name.startsWith(definition.tasks), task.name);
    }
  });

  it('of another page of an area begin as its entry does, by which they are fetched', () => {
    for (const { path: area, lazyRoutes } of router.areas)
      for (const { pathPrefix, pages } of lazyRoutes)
        for (const path of pathPrefix === null ? [] : pathsOf(pages))
          assert.equal(path.split('/')[0], pathPrefix, `${area}: ${path}`);
  });

  it('that can be framed all have a guard of their own', () => {
    for (const route of router.resources.flatMap(({ module }) => module.frames))
      assert.ok((route.handle as { guard?: unknown } | undefined)?.guard, route.path);
  });

  it('show the same form in a frame and in a page', () => {
    const framedOnly = router.forms.flatMap(({ pages, frames }) => frames.filter((form) => !pages.includes(form)));
    assert.deepEqual(framedOnly.map(({ name }) => name).toSorted(), partsOfPages);
  });
});

/** What a page has in it, alone in a frame. */
const partsOfPages = ['LoadBalancerChart', 'PoolChart', 'RulesFrame', 'SubnetFrame'];

/** What these routes and those below them load. */
async function componentsOf(routes: readonly RouteObject[]): Promise<ComponentType[]> {
  const loaded = await Promise.all(
    routes.map(async ({ lazy, children = [] }) => {
      const own = typeof lazy === 'function' ? (await lazy()).Component : null;
      return [...(own ? [own] : []), ...(await componentsOf(children))];
    }),
  );
  return loaded.flat();
}

/** Of each route that has one, or of what lies in it. */
const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => (path === undefined ? pathsOf(children) : [path]));

const byPath = (one: { path?: string }, other: { path?: string }) => (one.path ?? '').localeCompare(other.path ?? '');
