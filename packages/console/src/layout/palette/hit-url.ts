import type { SearchHit } from '@skydeck/contract';
import { menuIcon } from '../../kit/module.ts';
import type { Registry } from '../registry.ts';

function finderOf({ areas }: Registry, type: string) {
  const finders = areas.flatMap(({ path, entries }) => entries.map((entry) => ({ path, entry })));
  return finders.find(({ entry }) => entry.finds?.type === type);
}

/** The page of something that was found, or of what it is shown on; null where the console has none. */
export function hitUrl(registry: Registry, hit: SearchHit): string | null {
  const finder = finderOf(registry, hit.type);
  if (finder) return `/${finder.path}/${finder.entry.finds?.at}/${encodeURIComponent(hit.id)}`;
  for (const item of [...(hit.shown_on ?? []), hit]) {
    const url = registry.itemUrl(item);
    if (url !== null) return url;
  }
  return null;
}

/** The name that its icon has among the icons. */
export function iconOfHit(registry: Registry, type: string): string {
  const finder = finderOf(registry, type);
  return finder ? menuIcon(finder.entry) : registry.iconOfKind(type);
}
