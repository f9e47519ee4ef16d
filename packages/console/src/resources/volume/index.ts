export { VolumePicker, VolumesPicker } from './pickers.ts';
export { volumes } from './volume.ts';
