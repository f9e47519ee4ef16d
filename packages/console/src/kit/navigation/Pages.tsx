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
} from 'react';
import { flushSync } from 'react-dom';
import { type Location, matchRoutes, type RouteObject, Router, useRoutes } from 'react-router-dom';
import type { RouteHandle } from '../module.ts';
import type { Navigation, Shown } from './navigation.ts';

interface Facts {
  readonly guard: Navigation['guard'];
  readonly isComing: boolean;
  readonly handles: readonly (RouteHandle | undefined)[];
}

const none: Facts = { guard: () => () => {}, isComing: false, handles: [] };
const FactsContext = createContext(none);

type Fault = ComponentType<{ readonly error: unknown }>;

interface Props {
  readonly navigation: Navigation;
  /** Shown in place of a page that failed, or of which a part cannot be had. */
  readonly fault: Fault;
}

/** The page at the address. */
export function Pages({ navigation, fault: Fault }: Props) {
  const { routes, basename, guard, navigator } = navigation;
  const [{ place, isComing }, setShown] = useState(navigation.shown);
  useLayoutEffect(() => {
    const take = (shown: Shown, isAtOnce: boolean) => {
      if (isAtOnce) flushSync(() => setShown(shown));
      // A page that is not here in one piece yet leaves the one before it in its place.
      else startTransition(() => setShown(shown));
    };
    take(navigation.shown, false);
    return navigation.listen(take);
  }, [navigation]);
  const location = place?.location;
  const facts = useMemo<Facts>(() => {
    const matches = (location && matchRoutes(routes, location, basename)) ?? [];
    return { guard, isComing, handles: matches.map(({ route }) => route.handle as RouteHandle | undefined) };
  }, [routes, basename, guard, location, isComing]);

  if (!place) return null;
  return (
    <Router basename={basename} location={place.location} navigationType={place.action} navigator={navigator}>
      <FactsContext value={facts}>
        <Boundary location={place.location} fault={Fault}>
          {place.problem ? <Fault error={place.problem.error} /> : <Matched routes={routes} />}
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
export const useIsComing = (): boolean => use(FactsContext).isComing;

/** What is kept of the routes that lead to this address, from the trunk on. */
export const useHandles = (): Facts['handles'] => use(FactsContext).handles;

/** Somebody who wants to leave is kept until they say. */
export type Keeper = { readonly state: 'free' } | { readonly state: 'blocked'; proceed(): void; reset(): void };

const free: Keeper = { state: 'free' };

/** Asks before another page is gone to: `holds(from, to)` with the paths of both. */
export function useKeeper(holds: (from: string, to: string) => boolean): Keeper {
  const { guard } = use(FactsContext);
  const [keeper, setKeeper] = useState<Keeper>(free);
  const latest = useRef(holds);
  useLayoutEffect(() => {
    latest.current = holds;
  });
  useLayoutEffect(
    () =>
      guard({
        holds: (from, to) => latest.current(from, to),
        kept: (go) =>
          setKeeper({
            state: 'blocked',
            proceed() {
              setKeeper(free);
              go();
            },
            reset: () => setKeeper(free),
          }),
      }),
    [guard],
  );
  return keeper;
}
