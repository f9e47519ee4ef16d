import { type Port, portApi, portEvent, portSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';

export const ports = defineResource<Port, typeof portApi>({
  name: 'port',
  api: portApi,
  subjects: portSubjects,
  event: portEvent,
  label: (port) => port.device_name || port.name || port.id,
});
