import { createContext, use, useCallback } from 'react';
import { useHref, useLocation, useMatches, useNavigate, useNavigation } from 'react-router-dom';
import type { RouteHandle } from '../module.ts';

/** Whether another page is on its way, as far as it is drawn. */
export const useIsNavigating = (): boolean => useNavigation().state !== 'idle';

/** Reads the router itself: what the hook above says is drawn a moment after a press. */
export const NavigatingNowContext = createContext<() => boolean>(() => false);

/**
 * For what runs by itself, such as a timer: whether another page is on its way at this moment, or is there and not drawn yet.
 * A path that is resolved meanwhile would be one of the page before.
 */
export function useIsNavigatingNow(): () => boolean {
  const isNavigating = use(NavigatingNowContext);
  const drawn = useHref(useLocation().pathname);
  return useCallback(
    () => isNavigating() || new URL(drawn, window.location.origin).pathname !== window.location.pathname,
    [isNavigating, drawn],
  );
}

/**
 * Opens a panel over this page, such as a form over a list: what the address says of the list stays in it.
 * Read at the press: what was written a moment before may not be drawn yet.
 */
export function useOpenPanel(): (pathname: string) => void {
  const navigate = useNavigate();
  return useCallback((pathname) => void navigate({ pathname, search: window.location.search }), [navigate]);
}

/** What is kept of the routes that lead to this address, from the root on. */
export const useHandles = (): readonly (RouteHandle | undefined)[] =>
  useMatches().map(({ handle }) => handle as RouteHandle | undefined);
