import { networkSubjects } from '@skydeck/contract';
import { defineSearch } from '../kit/search/define-search.ts';
import { type NetworkRecord, networkRecords } from './records.ts';
import { visibleNetworks } from './visibility.rules.ts';

export const networkSearch = defineSearch<NetworkRecord>({
  type: networkRecords.kind,
  subject: networkSubjects.list,
  addresses: ['cidrs'],
  where: (_, scope) => visibleNetworks(scope),
  show: (_, { cidrs, project_id }) => ({ detail: cidrs, project_id }),
});
