import type { SearchHit } from '@skydeck/contract';
import { menuIcon } from '../kit/module.ts';
import type { AnyResource } from '../kit/data/resource.ts';
import { resources } from './index.ts';

type ItemRef = Pick<SearchHit, 'type' | 'id' | 'parent_id'>;

const definitionOf = (type: string) => resources.find(({ name }) => name === type);

/** The page of an object, or that of the object it is shown on; null where the console has none. */
export function itemUrl({ type, id, parent_id: parentId }: ItemRef): string | null {
  const found = definitionOf(type);
  if (found?.menu) return `/${found.area}/${found.menu.path}/${id}`;
  const host = found?.shownOn;
  if (!host || parentId === undefined) return null;
  const parent = itemUrl({ type: host.resource, id: parentId });
  return parent && `${parent}/${host.tab}`;
}

/** The name that the icon of a kind of object has among the icons. */
export function iconOfKind(type: string): string {
  const found = definitionOf(type);
  if (found?.menu) return menuIcon(found.menu);
  const host = found?.shownOn;
  // Of those without a place of their own the search finds ports only.
  return host ? iconOfKind(host.resource) : 'ethernet-port';
}

/** The page of an object as its resource reads it. */
export const resourceItemUrl = ({ name, shownOn }: AnyResource, item: { readonly id: string }): string | null =>
  itemUrl({ type: name, id: item.id, ...(shownOn && { parent_id: shownOn.id(item) }) });
