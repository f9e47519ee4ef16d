import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { discoverRoutes } from './discover-routes.ts';

const settled = () => new Promise(setImmediate);

/** Routes that come when the test says so. */
function branch(pathPrefix: string | null, pages: readonly RouteObject[] = [{ path: pathPrefix ?? 'any' }]) {
  const { promise, resolve } = Promise.withResolvers<readonly RouteObject[]>();
  let asked = 0;
  const load = () => {
    asked += 1;
    return promise;
  };
  return { lazyRoutes: { pathPrefix, load }, asked: () => asked, come: () => (resolve(pages), settled()) };
}

type Branch = ReturnType<typeof branch>;

function start(branches: readonly Branch[], at = '/home', basename = '') {
  const routes: RouteObject[] = [
    { path: 'home' },
    { id: 'area', path: 'area', children: [{ index: true }] },
    { path: '*', id: 'nowhere' },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [`${basename}${at}`],
    basename: basename || '/',
    patchRoutesOnNavigation: discoverRoutes(
      new Map([['area', branches.map(({ lazyRoutes }) => lazyRoutes)]]),
      basename,
    ),
  });
  const path = () => router.state.location.pathname;
  const last = () => router.state.matches.at(-1)?.route;
  return { router, path, last };
}

describe('the routes of an area', () => {
  // spec: navigation.parts
  it('are fetched when somebody comes to one of them, once, and the address changes then', async () => {
    const lists = branch('lists', [{ path: 'lists' }, { path: 'lists/:id' }]);
    const { router, path, last } = start([lists]);
    void router.navigate('/area/lists');
    await settled();
    assert.deepEqual([path(), router.state.navigation.state], ['/home', 'loading']);
    await lists.come();
    assert.deepEqual([path(), router.state.navigation.state], ['/area/lists', 'idle']);
    await router.navigate('/area/lists/1');
    assert.equal(last()?.path, 'lists/:id');
    assert.equal(lists.asked(), 1);
  });

  it('are fetched for the first page, whatever the case of its address and below any prefix', async () => {
    const lists = branch('lists');
    const { last } = start([lists], '/Area/LISTS', '/api/agent_direct/1/lca');
    await lists.come();
    assert.equal(last()?.path, 'lists');
  });

  it('are those that begin as the address does, and those that may begin in any way', async () => {
    const [lists, others, any] = [branch('lists'), branch('others'), branch(null)];
    const { router } = start([lists, others, any]);
    void router.navigate('/area/lists');
    await settled();
    assert.deepEqual([lists.asked(), others.asked(), any.asked()], [1, 0, 1]);
  });

  it('are not needed for its own address', async () => {
    const any = branch(null);
    const { router, path } = start([any]);
    await router.navigate('/area');
    assert.deepEqual([path(), any.asked()], ['/area', 0]);
  });

  it('lead nowhere where none has the address', async () => {
    const lists = branch('lists');
    const { router, last } = start([lists]);
    void router.navigate('/area/lists/unknown');
    await lists.come();
    assert.equal(last()?.id, 'nowhere');
  });

  it('that come too late are fetched for the next who comes', async () => {
    const lists = branch('lists');
    const { router, path, last } = start([lists]);
    void router.navigate('/area/lists');
    await settled();
    await router.navigate('/area');
    await lists.come();
    assert.equal(path(), '/area');
    await router.navigate('/area/lists');
    assert.equal(last()?.path, 'lists');
  });
});
