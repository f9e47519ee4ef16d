import { type Volume, type VolumeAction, whyNotVolume } from '@skydeck/contract';
import { statesOf } from '../../kit/states.rules.ts';

export const volumeStates = statesOf({
  available: 'healthy',
  'in-use': 'healthy',
  reserved: 'paused',
  'awaiting-transfer': 'paused',
  creating: 'progress',
  attaching: 'progress',
  detaching: 'progress',
  extending: 'progress',
  retyping: 'progress',
  reverting: 'progress',
  uploading: 'progress',
  downloading: 'progress',
  'backing-up': 'progress',
  'restoring-backup': 'progress',
  maintenance: 'progress',
  deleting: 'progress',
  error: 'error',
  error_deleting: 'error',
  error_extending: 'error',
  error_restoring: 'error',
  'error_backing-up': 'error',
});

/** A key of this folder's words, or false when nothing stands in the way (contract/src/volume/rules.ts). */
// spec: volume.actions
export const whyNot = (action: VolumeAction) => (volume: Volume) => {
  const why = whyNotVolume(action, volume);
  return why && (`blocked.${why}` as const);
};
