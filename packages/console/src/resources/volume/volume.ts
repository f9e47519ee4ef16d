import { type Volume, volumeApi, volumeEvent, volumeSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';

export const volumes = defineResource<Volume, typeof volumeApi>({
  name: 'volume',
  api: volumeApi,
  subjects: volumeSubjects,
  event: volumeEvent,
  label: (volume) => volume.name,
});
