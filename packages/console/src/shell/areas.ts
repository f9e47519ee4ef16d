import { useLocation } from 'react-router-dom';
import { areas } from '../areas/index.ts';
import type { Area } from '../kit/module.ts';
import { useAllowed } from './sections.ts';

/** The areas on the rail of this person. */
export function useRailAreas(): readonly Area[] {
  const isAllowed = useAllowed();
  return areas.filter(({ rail }) => rail.some(({ subject, action }) => isAllowed(subject, action)));
}

/** Where the page is; null on those of no area. */
export function useCurrentArea(): Area | null {
  const [, first] = useLocation().pathname.split('/');
  return areas.find(({ path }) => path === first) ?? null;
}
