import type { Condition } from '../../store/store.ts';
import { type Actor, ownedBy, owns } from '../kit/access.ts';

/** What `visibleImages` asks besides whose it is. */
export const visibilityFields = ['visibility'] as const;

/** Own ones, and those for every project. */
// spec: image.public
export function visibleImages(actor: Actor): Condition[] {
  if (actor.projectId === null) return ownedBy(actor);
  return [
    {
      any: [
        { field: 'project_id', equals: actor.projectId },
        { field: 'visibility', equals: 'public' },
      ],
    },
  ];
}

export const seesImage = (actor: Actor, image: { readonly project_id: string; readonly visibility: string }): boolean =>
  owns(actor, image) || (actor.projectId !== null && image.visibility === 'public');
