import { taggedFieldsOf } from '../../kit/tagged.ts';
import type { NeutronRouter } from '../../../engines/openstack/neutron/answers.ts';
import { type DomainOf, ownedFields } from '../../../engines/openstack/neutron/owned-fields.ts';
import type { PortRecord } from '../../port/records.ts';
import type { RouterRecord } from '../records.ts';
import { summaryOf } from '../ports.rules.ts';

export function routerRecordOf(router: NeutronRouter, ports: readonly PortRecord[], domainOf: DomainOf): RouterRecord {
  return {
    ...ownedFields(router, domainOf),
    ...taggedFieldsOf(router),
    status: router.status,
    enable_snat: router.external_gateway_info?.enable_snat ?? true,
    routes: router.routes.map(({ destination, nexthop }) => ({ destination, nexthop })),
    ...summaryOf(ports.filter(({ device_id }) => device_id === router.id)),
  };
}
