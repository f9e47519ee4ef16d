import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { subscribe } from 'valtio';
import type { Area } from '../../kit/module.ts';
import { useRegistry } from '../registry.ts';
import { useAllowed } from './sections.ts';

// As text: the same while nothing has changed.
const readOff = (areas: readonly Area[]) => areas.flatMap(({ path, state }) => (state?.isOff ? [path] : [])).join(' ');

function watchOff(areas: readonly Area[], changed: () => void) {
  const ends = areas.flatMap(({ state }) => (state ? [subscribe(state, changed)] : []));
  return () => {
    for (const end of ends) end();
  };
}

/** The areas on the rail of this person. */
export function useRailAreas(): readonly Area[] {
  const { areas } = useRegistry();
  const isAllowed = useAllowed();
  const watch = useCallback((changed: () => void) => watchOff(areas, changed), [areas]);
  const off = useSyncExternalStore(watch, () => readOff(areas)).split(' ');
  return areas.filter(
    ({ path, rail }) => !off.includes(path) && rail.some(({ subject, action }) => isAllowed(subject, action)),
  );
}

/** Where the page is; null on those of no area. */
export function useCurrentArea(): Area | null {
  const { areas } = useRegistry();
  const [, first] = useLocation().pathname.split('/');
  return areas.find(({ path }) => path === first) ?? null;
}
