import { later } from '../../kit/later.tsx';

// Other resources' forms use it; the lists, which load this folder's index, do not.
export const VolumesPicker = later(async () => (await import('./VolumesPicker.tsx')).VolumesPicker);
