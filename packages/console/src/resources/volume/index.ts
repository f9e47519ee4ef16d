export { volumePaths } from './paths.ts';
export { VolumePicker, VolumesPicker } from './pickers.ts';
export { GIB, volumes, volumeStatus, volumeWords } from './volume.ts';
