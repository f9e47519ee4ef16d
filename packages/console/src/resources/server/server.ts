import { type Server, serverApi, serverEvent, serverSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';

export const servers = defineResource<Server, typeof serverApi>({
  name: 'server',
  api: serverApi,
  subjects: serverSubjects,
  event: serverEvent,
  label: (server) => server.name,
});
