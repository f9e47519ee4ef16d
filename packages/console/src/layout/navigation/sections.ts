import type { Action, Subject } from '@skydeck/contract';
import { useSnapshot } from 'valtio';
import { abilities } from '../../kit/permissions/abilities.ts';
import type { Area } from '../../kit/module.ts';
import { groupEntries, type Section } from './sections.rules.ts';

/** Only what is known to be allowed: before `/meta` has answered, nothing stands in a menu. */
export function useAllowed(): (subject: Subject, action: Action) => boolean {
  const { loaded, allowed } = useSnapshot(abilities.state);
  return (subject, action) => loaded && (allowed[subject]?.includes(action) ?? false);
}

/** The section menu of an area: the pages this person may open, by group; a group with none is left out. */
export const useSections = (area: Pick<Area, 'entries'>): readonly Section[] => useSectionsOf()(area);

/** The same of any area. */
export function useSectionsOf(): (area: Pick<Area, 'entries'>) => readonly Section[] {
  const isAllowed = useAllowed();
  return ({ entries }) => groupEntries(entries, ({ subject, action }) => isAllowed(subject, action));
}
