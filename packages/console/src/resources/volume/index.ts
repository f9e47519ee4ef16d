export { volumePaths } from './paths.ts';
export { VolumePicker, VolumesPicker } from './pickers.ts';
export { volumes, volumeStatus, volumeWords } from './volume.ts';
