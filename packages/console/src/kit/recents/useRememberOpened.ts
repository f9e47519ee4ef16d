import { useEffect, useEffectEvent } from 'react';
import type { PagedResource } from '../data/resource.ts';
import { projectScope } from '../data/project-scope.ts';
import { noticeUser } from '../notify/user.ts';
import { itemsIn, recents } from './recents.ts';

/** The page of an item is open: it is among what this person opened last. */
export function useRememberOpened<Item extends { id: string; project_id?: string }>(
  resource: Pick<PagedResource<Item>, 'name' | 'label' | 'shownOn'>,
  item: Item,
): void {
  const remember = useEffectEvent((id: string) => {
    const user = noticeUser();
    if (user === null) return;
    const scope = projectScope.state.projectId;
    const name = resource.label(item);
    // Where it was found, more is known of it.
    const known = itemsIn(recents.read(user), scope).find(({ hit }) => hit.id === id)?.hit;
    const hit = known ?? {
      type: resource.name,
      id,
      name,
      detail: '',
      project_id: item.project_id ?? null,
      ...(resource.shownOn && { parent_id: resource.shownOn.id(item) }),
    };
    recents.add(user, { kind: 'found', hit: { ...hit, name }, scope, at: new Date().toISOString() });
  });
  const { id } = item;
  useEffect(() => remember(id), [id]);
}
