import { distroTitle, type Image, plainDistros } from '@skydeck/contract';
import { statesOf } from '../../kit/states.rules.ts';

/** Glance's, each with its shape. */
export const imageStates = statesOf({
  active: 'healthy',
  queued: 'progress',
  saving: 'progress',
  importing: 'progress',
  deactivated: 'stopped',
  killed: 'error',
  deleted: 'error',
  pending_delete: 'error',
});

export const isIso = ({ disk_format }: Pick<Image, 'disk_format'>) => disk_format === 'iso';

const isLoading = ({ status }: Pick<Image, 'status'>) => status === 'saving' || status === 'queued';

/** `projectId`: null for who sees all projects. */
const isForeign = ({ project_id }: Pick<Image, 'project_id'>, projectId: string | null) =>
  projectId !== null && project_id !== projectId;

/** A key of this folder's words, or false when nothing stands in the way. */
export function whyNotChange(image: Pick<Image, 'project_id' | 'protected'>, projectId: string | null) {
  return isForeign(image, projectId) && ('blocked.foreign' as const);
}

// spec: image.protected
export function whyNotDelete(image: Pick<Image, 'project_id' | 'protected'>, projectId: string | null) {
  if (isForeign(image, projectId)) return 'blocked.foreign' as const;
  return image.protected && ('blocked.protected' as const);
}

/** Its bytes are needed. */
export const whyNotUse = (image: Pick<Image, 'status'>) => isLoading(image) && ('blocked.loading' as const);

/** The word for a system without a name of its own; null where it has one. */
export const plainDistro = (id: string) => plainDistros.find((plain) => plain === id) ?? null;

/** The words of a system: its own name, one of ours, or what a newer server calls it. */
export const distroText = (t: (key: `distro.${(typeof plainDistros)[number]}`) => string, id: string): string => {
  const plain = plainDistro(id);
  return distroTitle(id) ?? (plain ? t(`distro.${plain}`) : id);
};
