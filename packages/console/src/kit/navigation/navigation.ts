import {
  type Location,
  matchRoutes,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type RouteObject,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Where somebody is, and how they came there. */
export interface CurrentPage {
  readonly location: Location;
  readonly action: NavigationType;
  /** Why a part of it cannot be had; null when all is here. */
  readonly problem: { readonly error: unknown } | null;
}

export interface NavigationState {
  /** null until the first page is here. */
  readonly page: CurrentPage | null;
  /** Another page that is on its way; this one shows until it is here. */
  readonly pending: Location | null;
}

/** What may keep people on a page; paths are those of the console, without its prefix. */
export interface NavigationGuard {
  readonly shouldBlock: (from: string, to: string) => boolean;
  /** Somebody was kept, and `go` lets them. */
  readonly onBlocked: (go: () => void) => void;
}

interface Facts {
  /** Each with `lazy` until it was fetched once. */
  readonly routes: RouteObject[];
  readonly basename: string;
  /** Fetches the routes below an address that are known only when somebody goes there; null: they are all here. */
  readonly discover: (pathname: string) => Promise<unknown> | null;
}

export interface Navigation extends Facts {
  readonly navigator: Navigator;
  readonly shown: NavigationState;
  /** `isAtOnce`: what was pressed shows it before anything else. @returns what ends it. */
  readonly listen: (listener: (shown: NavigationState, isAtOnce: boolean) => void) => () => void;
  /** @returns what ends it. */
  readonly guard: (guard: NavigationGuard) => () => void;
  /** For what ends a page without leaving its address: asks the guards as if it were left for the start page. */
  readonly leave: (end: () => void) => void;
}

/**
 * Leads from page to page of a tree of routes: fetches the parts of a page, changes the address when they are here, and asks
 * the guards before. A newer wish takes the place of one that is not fulfilled yet.
 *
 * The router's own of this kind (`createBrowserRouter`) also loads data, sends forms and speaks with a server of its own,
 * for 18 kB that nobody here uses: docs/decisions/0029.
 */
export function createNavigation(history: History, facts: Facts): Navigation {
  const { routes, basename, discover } = facts;
  const listeners = new Set<Parameters<Navigation['listen']>[0]>();
  const guards = new Set<NavigationGuard>();
  const fetching = new Map<RouteObject, Promise<void>>();
  let shown: NavigationState = { page: null, pending: null };
  let newest = 0;
  /** Steps of the browser's history that are ours: back to where somebody is kept, and on when they may go. */
  const ownSteps: ('back' | 'on')[] = [];

  function show(next: NavigationState, isAtOnce = false) {
    shown = next;
    for (const listener of listeners) listener(shown, isAtOnce);
  }

  function fetchParts(route: RouteObject, load: () => Promise<object>): Promise<void> {
    const known = fetching.get(route);
    if (known) return known;
    const coming = load()
      .then((parts) => void Object.assign(route, parts, { lazy: undefined }))
      .finally(() => fetching.delete(route));
    fetching.set(route, coming);
    return coming;
  }

  /** null when there is nothing to wait for. */
  function partsOf(location: Location): Promise<unknown> | null {
    const more = discover(location.pathname);
    if (more) return more.then(() => partsOf(location));
    const missing = (matchRoutes(routes, location, basename) ?? []).flatMap(({ route }) =>
      typeof route.lazy === 'function' ? [fetchParts(route, route.lazy as () => Promise<object>)] : [],
    );
    return missing.length > 0 ? Promise.all(missing) : null;
  }

  function start(location: Location, action: NavigationType, isAtOnce = false) {
    newest += 1;
    const own = newest;
    const commit = (problem: CurrentPage['problem']) => {
      if (own !== newest) return;
      if (action === NavigationType.Push) history.push(location);
      if (action === NavigationType.Replace) history.replace(location);
      show({ page: { location, action, problem }, pending: null }, isAtOnce);
    };
    const parts = partsOf(location);
    if (!parts) return commit(null);
    show({ ...shown, pending: location });
    parts.then(
      () => commit(null),
      (error: unknown) => commit({ error }),
    );
  }

  const pathOf = ({ pathname }: Location) => (basename === '/' ? pathname : pathname.slice(basename.length) || '/');
  const blockingGuardTo = (path: string) => {
    const from = shown.page?.location;
    return from && [...guards].find(({ shouldBlock }) => shouldBlock(pathOf(from), path));
  };
  const blockingGuard = (to: Location) => blockingGuardTo(pathOf(to));

  const go =
    (action: NavigationType.Push | NavigationType.Replace) =>
    (to: To, state: unknown = null, options: NavigateOptions = {}) => {
      const { pathname } = shown.page?.location ?? history.location;
      const path = { pathname, search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) };
      const location = { ...path, ...history.encodeLocation(path), state, key: Math.random().toString(36).slice(2) };
      const leave = () => start(location, action, options.flushSync);
      const blocker = blockingGuard(location);
      if (blocker) blocker.onBlocked(leave);
      else leave();
    };

  history.listen(({ location, delta }) => {
    const step = ownSteps.shift();
    if (step === 'back') return;
    // Of a step from an entry that is not ours nobody knows the way back.
    const blocker = step === 'on' || delta === null ? undefined : blockingGuard(location);
    if (!blocker || delta === null) return start(location, NavigationType.Pop);
    const move = (kind: 'back' | 'on', by: number) => {
      ownSteps.push(kind);
      history.go(by);
    };
    move('back', -delta);
    blocker.onBlocked(() => move('on', delta));
  });
  start(history.location, NavigationType.Pop);

  return {
    ...facts,
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: go(NavigationType.Push),
      replace: go(NavigationType.Replace),
    },
    get shown() {
      return shown;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    guard(guard) {
      guards.add(guard);
      return () => guards.delete(guard);
    },
    leave(end) {
      const blocker = blockingGuardTo('/');
      if (blocker) blocker.onBlocked(end);
      else end();
    },
  };
}
