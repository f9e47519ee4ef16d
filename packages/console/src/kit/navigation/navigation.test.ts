import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type RouteObject, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createNavigation, type NavigationGuard } from './navigation.ts';

interface Wishes {
  readonly at?: string;
  readonly basename?: string;
  readonly routes?: RouteObject[];
  readonly discover?: (pathname: string) => Promise<void> | null;
}

/** A part that comes when the test says so. */
function part() {
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  let asked = 0;
  const lazy = async () => {
    asked += 1;
    return promise;
  };
  const settled = async (settle: () => void) => {
    settle();
    await new Promise(setImmediate);
  };
  return {
    lazy,
    asked: () => asked,
    come: () => settled(() => resolve({ Component: () => null })),
    fail: () => settled(() => reject(new Error('gone'))),
  };
}

function stage({ at = '/home', basename = '/', routes, discover = () => null }: Wishes = {}) {
  const history = createMemoryHistory({ initialEntries: [at] });
  const seen: string[] = [];
  const navigation = createNavigation(history, {
    routes: routes ?? [{ path: 'home' }, { path: 'list' }, { path: 'list/:id' }],
    basename,
    discover,
  });
  navigation.listen(({ page, pending }, isAtOnce) =>
    seen.push(
      [page?.location.pathname, page?.action, pending && `to ${pending.pathname}`, isAtOnce && 'at once']
        .filter(Boolean)
        .join(' '),
    ),
  );
  const keep = (holds: NavigationGuard['shouldBlock']) => {
    const kept: (() => void)[] = [];
    return { kept, end: navigation.guard({ shouldBlock: holds, onBlocked: (go) => kept.push(go) }) };
  };
  return { history, navigation, seen, keep, ...navigation.navigator };
}

describe('navigation', () => {
  it('shows nothing before the parts of the first page are here', async () => {
    const page = part();
    const { navigation, seen } = stage({ routes: [{ path: 'home', lazy: page.lazy }] });
    assert.deepEqual([navigation.shown.page, navigation.shown.pending?.pathname], [null, '/home']);
    await page.come();
    assert.deepEqual(seen, ['/home POP']);
  });

  // spec: navigation.parts
  it('changes the address when the parts of a page are here, and fetches them once', async () => {
    const page = part();
    const { history, seen, push } = stage({ routes: [{ path: 'home' }, { path: 'list', lazy: page.lazy }] });
    push('/list', { from: 'menu' });
    assert.deepEqual(seen, ['/home POP to /list']);
    assert.equal(history.location.pathname, '/home');
    await page.come();
    assert.deepEqual(seen.slice(1), ['/list PUSH']);
    assert.equal(history.location.pathname, '/list');
    assert.deepEqual(history.location.state, { from: 'menu' });
    push('/home');
    push('/list');
    assert.deepEqual(seen.slice(2), ['/home PUSH', '/list PUSH']);
    assert.equal(page.asked(), 1);
  });

  it('keeps the path for a query alone, and replaces the entry where it is told to', () => {
    const { history, seen, push, replace } = stage();
    push({ pathname: '/list', search: '?page=2' });
    replace({ search: '?page=3' }, null, { flushSync: true });
    assert.deepEqual(seen, ['/list PUSH', '/list REPLACE at once']);
    assert.equal(history.location.search, '?page=3');
    history.go(-1);
    assert.equal(seen.at(-1), '/home POP');
  });

  it('forgets a wish for a newer one', async () => {
    const [slow, slower] = [part(), part()];
    const routes = [{ path: 'home' }, { path: 'slow', lazy: slow.lazy }, { path: 'slower', lazy: slower.lazy }];
    const { history, navigation, push } = stage({ routes });
    push('/slower');
    push('/slow');
    await slower.come();
    assert.equal(navigation.shown.pending?.pathname, '/slow');
    await slow.come();
    assert.equal(navigation.shown.page?.location.pathname, '/slow');
    assert.equal(history.location.pathname, '/slow');
  });

  it('tells of a part that cannot be had, and tries again for the next who comes', async () => {
    const first = part();
    const second = part();
    const parts = [first, second];
    const { navigation, push } = stage({
      routes: [{ path: 'home' }, { path: 'list', lazy: async () => parts.shift()?.lazy() ?? {} }],
    });
    push('/list');
    await first.fail();
    assert.match(String(navigation.shown.page?.problem?.error), /gone/);
    push('/home');
    assert.equal(navigation.shown.page?.problem, null);
    push('/list');
    await second.come();
    assert.equal(navigation.shown.page?.location.pathname, '/list');
    assert.equal(navigation.shown.page?.problem, null);
  });

  it('finds routes that are known only when somebody goes there', async () => {
    const routes: RouteObject[] = [{ path: 'home' }];
    const page = part();
    const { navigation, push } = stage({
      routes,
      discover: (pathname) =>
        pathname === '/list' && routes.length === 1
          ? Promise.resolve().then(() => void routes.push({ path: 'list', lazy: page.lazy }))
          : null,
    });
    push('/list');
    await page.come();
    assert.equal(navigation.shown.page?.location.pathname, '/list');
    assert.equal(page.asked(), 1);
  });

  // spec: navigation.leave, spec: form.leave
  describe('with somebody who is kept', () => {
    it('stays where it is until they go', () => {
      const { history, navigation, push, keep } = stage();
      const asked: string[] = [];
      const { kept } = keep((from, to) => asked.push(`${from} ${to}`) > 0);
      push('/list');
      assert.equal(history.location.pathname, '/home');
      assert.equal(navigation.shown.pending, null);
      kept[0]?.();
      assert.equal(history.location.pathname, '/list');
      assert.deepEqual(asked, ['/home /list']);
    });

    it('takes a step back of the browser again, and makes it when they go', () => {
      const { history, navigation, push, keep } = stage();
      push('/list');
      push('/list/1');
      const { kept } = keep((from, to) => from !== to);
      history.go(-2);
      assert.equal(history.location.pathname, '/list/1');
      assert.equal(navigation.shown.page?.location.pathname, '/list/1');
      kept[0]?.();
      assert.equal(history.location.pathname, '/home');
      assert.equal(navigation.shown.page?.location.pathname, '/home');
      assert.equal(kept.length, 1);
    });

    it('asks nobody who is gone, nor for a way that is theirs', () => {
      const { navigation, push, keep } = stage();
      const { kept, end } = keep((_, to) => !to.startsWith('/list'));
      push('/list');
      push('/list/1');
      assert.equal(kept.length, 0);
      push('/home');
      assert.equal(navigation.shown.page?.location.pathname, '/list/1');
      end();
      push('/home');
      assert.equal(navigation.shown.page?.location.pathname, '/home');
    });

    it('asks them before what ends a page where it is, too', () => {
      const { navigation, history, keep } = stage();
      let ended = 0;
      const { kept, end } = keep((from, to) => from !== to);
      navigation.leave(() => (ended += 1));
      assert.deepEqual([ended, kept.length], [0, 1]);
      kept[0]?.();
      assert.deepEqual([ended, history.location.pathname], [1, '/home']);
      end();
      navigation.leave(() => (ended += 1));
      assert.equal(ended, 2);
    });

    it('speaks of the paths of the console, whatever lies before them', () => {
      const { push, keep } = stage({ at: '/cloud/lca', basename: '/cloud/lca' });
      const asked: string[] = [];
      keep((from, to) => asked.push(`${from} ${to}`) === 0);
      push('/cloud/lca/list');
      push('/cloud/lca');
      assert.deepEqual(asked, ['/ /list', '/list /']);
    });
  });
});
