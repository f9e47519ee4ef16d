import type { SearchHit } from '@skydeck/contract';
import { areas } from '../../areas/index.ts';
import { menuIcon } from '../../kit/module.ts';
import { iconOfKind, itemUrl } from '../../resources/item-url.ts';

const finders = areas.flatMap(({ path, entries }) => entries.map((entry) => ({ path, entry })));
const finderOf = (type: string) => finders.find(({ entry }) => entry.finds?.type === type);

/** The page of something that was found; null where the console has none. */
export function hitUrl(hit: SearchHit): string | null {
  const finder = finderOf(hit.type);
  return finder ? `/${finder.path}/${finder.entry.finds?.at}/${encodeURIComponent(hit.id)}` : itemUrl(hit);
}

/** The name that its icon has among the icons. */
export function iconOfHit(type: string): string {
  const finder = finderOf(type);
  return finder ? menuIcon(finder.entry) : iconOfKind(type);
}
