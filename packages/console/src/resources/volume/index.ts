export { volumePaths } from './paths.ts';
export { VolumePicker, VolumesPicker } from './pickers.ts';
export { GIB, volumes, volumeWords } from './volume.ts';
