import { size, type VolumeSnapshot, type VolumeSnapshotBody, type VolumeSnapshotUpdate } from '@skydeck/contract';
import { object, string } from 'superstruct';
import { formModel, required } from '../../kit/form/model.ts';

/** Shaped like the form a person sees. */
export interface SnapshotDraft {
  name: string;
  description: string;
}

const shape = object({ name: size(string(), 0, 255), description: size(string(), 0, 255) });
const check = ({ name }: SnapshotDraft) => required({ name });
const trimmedTexts = ({ name, description }: SnapshotDraft) => ({ name: name.trim(), description: description.trim() });

export const newSnapshot = (volumeId: string) =>
  formModel<SnapshotDraft, VolumeSnapshotBody>({
    shape,
    check,
    blank: () => ({ name: '', description: '' }),
    toBody: (draft) => ({ volume_id: volumeId, ...trimmedTexts(draft) }),
    fieldOf: (path) => (path === 'volume_id' ? null : path),
  });

export const snapshotChange = formModel<SnapshotDraft, VolumeSnapshotUpdate, VolumeSnapshot>({
  shape,
  check,
  blank: () => ({ name: '', description: '' }),
  from: ({ name, description }) => ({ name, description }),
  toBody: trimmedTexts,
});
