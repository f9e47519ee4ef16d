import type { SearchHit } from '@skydeck/contract';
import { networkPaths } from '../../resources/network/index.ts';
import { resources } from '../../resources/index.ts';

/** Objects that are shown on the page of another one. */
const guests: Readonly<Record<string, (hit: SearchHit) => string | null>> = {
  subnet: ({ parent_id: id }) => (id === undefined ? null : networkPaths.subnets(id)),
};

const menuOf = (type: string) => resources.find(({ resource }) => resource.name === type)?.menu;

/** The page of an object; null where the console has none. */
export function placeOf(hit: SearchHit): string | null {
  const menu = menuOf(hit.type);
  return guests[hit.type]?.(hit) ?? (menu ? `/compute/${menu.path}/${hit.id}` : null);
}

/** The name that the icon of its kind has among the icons. */
export function iconOfHit({ type }: Pick<SearchHit, 'type'>): string {
  const menu = menuOf(type) ?? (type === 'subnet' ? menuOf('network') : null);
  return menu ? `menu-compute-${menu.path}` : 'folder';
}
