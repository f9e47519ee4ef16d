import { subnetSubjects } from '@skydeck/contract';
import { addressesWith, defineSearch } from '../kit/search/define-search.ts';
import { type SubnetRecord, subnetRecords } from './records.ts';
import { visibleSubnets } from './visibility.ts';

export const subnetSearch = defineSearch<SubnetRecord>({
  type: subnetRecords.kind,
  subject: subnetSubjects.list,
  addresses: ['cidr', 'gateway_ip'],
  where: visibleSubnets,
  show: (_, { cidr, gateway_ip, network_id, project_id }, text) => ({
    detail: [cidr, ...addressesWith(text, gateway_ip === null ? [] : [gateway_ip])].join(' '),
    project_id,
    parent_id: network_id,
  }),
});
