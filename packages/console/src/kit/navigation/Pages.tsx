import {
  Component,
  type ComponentType,
  createContext,
  memo,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { type Location, matchRoutes, type RouteObject, Router, useRoutes } from 'react-router-dom';
import type { RouteHandle } from '../module.ts';
import type { Navigation, NavigationState } from './navigation.ts';

interface Facts {
  readonly guard: Navigation['guard'];
  readonly leave: Navigation['leave'];
  readonly isPending: boolean;
  readonly handles: readonly (RouteHandle | undefined)[];
  readonly listen: Navigation['listen'];
  /** The address of the page that is on its way. */
  readonly pendingHref: () => string | null;
}

const none: Facts = {
  guard: () => () => {},
  leave: (go) => go(),
  isPending: false,
  handles: [],
  listen: () => () => {},
  pendingHref: () => null,
};
const FactsContext = createContext(none);

type Fault = ComponentType<{ readonly error: unknown }>;

interface Props {
  readonly navigation: Navigation;
  /** Shown in place of a page that failed, or of which a part cannot be had. */
  readonly fault: Fault;
}

/** The page at the address. */
export function Pages({ navigation, fault: Fault }: Props) {
  const { routes, basename, guard, leave, navigator, listen } = navigation;
  const [{ page, pending }, setShown] = useState(navigation.shown);
  useLayoutEffect(() => {
    const apply = (shown: NavigationState, isAtOnce: boolean) => {
      if (isAtOnce) flushSync(() => setShown(shown));
      // A page that is not here in one piece yet leaves the one before it in its place.
      else startTransition(() => setShown(shown));
    };
    apply(navigation.shown, false);
    return navigation.listen(apply);
  }, [navigation]);
  const location = page?.location;
  const isPending = pending !== null;
  const facts = useMemo<Facts>(() => {
    const matches = (location && matchRoutes(routes, location, basename)) ?? [];
    const handles = matches.map(({ route }) => route.handle as RouteHandle | undefined);
    const pendingHref = () => {
      const { pending: next, page: arrived } = navigation.shown;
      // Its parts are here, and its words may not be: until then the page before it stays.
      const to = next ?? (arrived && arrived.location !== location ? arrived.location : null);
      return to && navigator.createHref(to);
    };
    return { guard, leave, isPending, handles, listen, pendingHref };
  }, [navigation, routes, basename, guard, leave, navigator, listen, location, isPending]);

  if (!page) return null;
  return (
    <Router basename={basename} location={page.location} navigationType={page.action} navigator={navigator}>
      <FactsContext value={facts}>
        <Boundary location={page.location} fault={Fault}>
          {page.problem ? <Fault error={page.problem.error} /> : <Matched routes={routes} />}
        </Boundary>
      </FactsContext>
    </Router>
  );
}

/** Drawn again for another address, and not because one is on its way. */
const Matched = memo(function Matched({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
});

interface BoundaryProps {
  readonly location: Location;
  readonly fault: Fault;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null;
  readonly location: Location;
}

/** What fails at one address is no fault of the next. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { failure: null, location };
  }

  override render() {
    const { fault: Fault, children } = this.props;
    const { failure } = this.state;
    return failure ? <Fault error={failure.error} /> : children;
  }
}

/** Whether another page is on its way. */
export const useIsNavigating = (): boolean => use(FactsContext).isPending;

/** Whether it is the page at this address that is on its way. */
export function useIsPendingHref(href: string): boolean {
  const { listen, pendingHref } = use(FactsContext);
  return useSyncExternalStore(listen, () => pendingHref() === href);
}

/** Asks the guards of this page before something ends it without a navigation. */
export const useLeave = (): Facts['leave'] => use(FactsContext).leave;

/** What is kept of the routes that lead to this address, from the root on. */
export const useHandles = (): Facts['handles'] => use(FactsContext).handles;

/** Blocks a navigation until the person confirms it. */
export type Blocker = { readonly state: 'free' } | { readonly state: 'blocked'; proceed(): void; reset(): void };

const free: Blocker = { state: 'free' };

/** Asks before another page is gone to: `shouldBlock(from, to)` with the paths of both. */
export function useBlocker(shouldBlock: (from: string, to: string) => boolean): Blocker {
  const { guard } = use(FactsContext);
  const [blocker, setBlocker] = useState<Blocker>(free);
  const latest = useRef(shouldBlock);
  useLayoutEffect(() => {
    latest.current = shouldBlock;
  });
  useLayoutEffect(
    () =>
      guard({
        shouldBlock: (from, to) => latest.current(from, to),
        onBlocked: (go) =>
          setBlocker({
            state: 'blocked',
            proceed() {
              setBlocker(free);
              go();
            },
            reset: () => setBlocker(free),
          }),
      }),
    [guard],
  );
  return blocker;
}
