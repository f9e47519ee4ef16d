import { useMatches, useNavigation } from 'react-router-dom';
import type { RouteHandle } from '../module.ts';

/** Whether another page is on its way. */
export const useIsNavigating = (): boolean => useNavigation().state !== 'idle';

/** What is kept of the routes that lead to this address, from the root on. */
export const useHandles = (): readonly (RouteHandle | undefined)[] =>
  useMatches().map(({ handle }) => handle as RouteHandle | undefined);
