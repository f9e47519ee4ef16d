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
export interface Place {
  readonly location: Location;
  readonly action: NavigationType;
  /** Why a part of it cannot be had; null when all is here. */
  readonly problem: { readonly error: unknown } | null;
}

export interface Shown {
  /** null until the first page is here. */
  readonly place: Place | null;
  /** Another page is on its way, and this one shows until it is here. */
  readonly isComing: boolean;
}

/** What may keep people on a page; paths are those of the console, without its prefix. */
export interface Guard {
  readonly holds: (from: string, to: string) => boolean;
  /** Somebody was kept, and `go` lets them. */
  readonly kept: (go: () => void) => void;
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
  readonly shown: Shown;
  /** `isAtOnce`: what was pressed shows it before anything else. @returns what ends it. */
  readonly listen: (listener: (shown: Shown, isAtOnce: boolean) => void) => () => void;
  /** @returns what ends it. */
  readonly guard: (guard: Guard) => () => void;
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
  const guards = new Set<Guard>();
  const fetching = new Map<RouteObject, Promise<void>>();
  let shown: Shown = { place: null, isComing: false };
  let newest = 0;
  /** Steps of the browser's history that are ours: back to where somebody is kept, and on when they may go. */
  const ownSteps: ('back' | 'on')[] = [];

  function show(next: Shown, isAtOnce = false) {
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

  function come(location: Location, action: NavigationType, isAtOnce = false) {
    newest += 1;
    const own = newest;
    const arrive = (problem: Place['problem']) => {
      if (own !== newest) return;
      if (action === NavigationType.Push) history.push(location);
      if (action === NavigationType.Replace) history.replace(location);
      show({ place: { location, action, problem }, isComing: false }, isAtOnce);
    };
    const parts = partsOf(location);
    if (!parts) return arrive(null);
    show({ ...shown, isComing: true });
    parts.then(
      () => arrive(null),
      (error: unknown) => arrive({ error }),
    );
  }

  const pathOf = ({ pathname }: Location) => (basename === '/' ? pathname : pathname.slice(basename.length) || '/');
  const keeperBefore = (to: Location) => {
    const from = shown.place?.location;
    return from && [...guards].find(({ holds }) => holds(pathOf(from), pathOf(to)));
  };

  const go =
    (action: NavigationType.Push | NavigationType.Replace) =>
    (to: To, state: unknown = null, options: NavigateOptions = {}) => {
      const { pathname } = shown.place?.location ?? history.location;
      const path = { pathname, search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) };
      const location = { ...path, ...history.encodeLocation(path), state, key: Math.random().toString(36).slice(2) };
      const leave = () => come(location, action, options.flushSync);
      const keeper = keeperBefore(location);
      if (keeper) keeper.kept(leave);
      else leave();
    };

  history.listen(({ location, delta }) => {
    const step = ownSteps.shift();
    if (step === 'back') return;
    // Of a step from an entry that is not ours nobody knows the way back.
    const keeper = step === 'on' || delta === null ? undefined : keeperBefore(location);
    if (!keeper || delta === null) return come(location, NavigationType.Pop);
    const move = (kind: 'back' | 'on', by: number) => {
      ownSteps.push(kind);
      history.go(by);
    };
    move('back', -delta);
    keeper.kept(() => move('on', delta));
  });
  come(history.location, NavigationType.Pop);

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
  };
}
