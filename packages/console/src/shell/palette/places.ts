import type { SearchHit } from '@skydeck/contract';
import { areas } from '../../areas/index.ts';
import { iconOfKind, placeOf } from '../../resources/places.ts';
import { iconOf } from '../sections.ts';

const entryThatFinds = (type: string) =>
  areas.flatMap(({ entries }) => entries).find(({ finds }) => finds?.type === type);

/** The page of something that was found; null where the console has none. */
export const placeOfHit = (hit: SearchHit): string | null =>
  entryThatFinds(hit.type)?.finds?.place(hit.id) ?? placeOf(hit);

/** The name that its icon has among the icons. */
export function iconOfHit(type: string): string {
  const entry = entryThatFinds(type);
  return entry ? iconOf(entry) : iconOfKind(type);
}
