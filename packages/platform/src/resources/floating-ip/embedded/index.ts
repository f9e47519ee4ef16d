import {
  type Filter,
  floatingIpSorts,
  floatingIpSubjects,
  type FloatingTarget,
  floatingTargetSorts,
  type Page,
  problem,
} from '@skydeck/contract';
import { type Actor, requireProject } from '../../../engines/embedded/access.ts';
import { networkRecords } from '../../network/embedded/records.ts';
import type { ListQuery } from '../../../http/crud-engine.ts';
import { answerPage } from '../../../http/answer-page.ts';
import { conditionOf, type ListRules, plainQuery, readListQuery, sameName } from '../../../http/list-query.ts';
import { filtersOfTagged, searchOfTagged } from '../../../http/tagged-filters.ts';
import { invalid } from '../../../http/refusal.ts';
import type { DocumentQuery } from '../../../store/documents.ts';
import { selectInMemory } from '../../../store/select-in-memory.ts';
import type { Condition, Store, Tx } from '../../../store/store.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { createFloatingIp, deleteFloatingIp, updateFloatingIp } from './change.ts';
import { targetsOf } from './nat-paths.ts';
import { floatingIpRecords } from './records.ts';
import { floatingIpViews } from './views.ts';
import type { FloatingIpEngine } from '../port.ts';
import { floatingIpJobHandlers } from './assign.ts';

// For resources that stand on this one.
export { planAssignment, releasePorts, scheduleWiring } from './assign.ts';

const isFree: Condition = { field: 'port_id', equals: null };

/** Of a filter `true` or `false`: true holds where the condition does not. */
const yesUnless =
  (no: Condition) =>
  (filter: Filter): Condition => {
    const asked = conditionOf('', filter);
    const values: readonly unknown[] = 'in' in asked ? asked.in : [];
    return { any: [...(values.includes(true) ? [{ not: no }] : []), ...(values.includes(false) ? [no] : [])] };
  };

const rules: ListRules = {
  // An address is sorted as the number it is.
  sorts: [...floatingIpSorts.filter((sort) => sort !== 'floating_ip_address'), 'address_key'],
  filters: {
    ...sameName('id', 'status', 'fixed_ip_address', 'floating_network_id', 'port_id', 'router_id'),
    ...sameName('project_id', 'domain_id'),
    floating_ip_address: 'name',
    ...filtersOfTagged,
    assigned: yesUnless(isFree),
  },
  search: ['name', 'fixed_ip_address', 'id', ...searchOfTagged],
};

const targetRules: ListRules = {
  sorts: floatingTargetSorts,
  filters: { ...sameName('blocked'), available: yesUnless({ not: { field: 'blocked', equals: null } }) },
  search: ['object_name', 'fixed_ip_address', 'network_name', 'port_id'],
  defaultSort: 'object_name:asc',
};

const sortedByNumber = ({ sort, ...query }: ListQuery): ListQuery =>
  sort === undefined ? query : { ...query, sort: sort.replace(/^floating_ip_address(?=:|$)/, 'address_key') };

const floatingIps = ownedResource({
  tasks: 'compute.floating_ips',
  subjects: floatingIpSubjects,
  records: floatingIpRecords,
  views: floatingIpViews,
  rules,
  remove: deleteFloatingIp,
  audit: { ignored: ['address_key'] },
  // Its name is its address.
  addresses: ['fixed_ip_address'],
  hit: ({ fixed_ip_address: address }) => ({ detail: address ?? '' }),
});

const unassignMany = floatingIps.bulkTask('unassign_many', (tx, actor, id) =>
  updateFloatingIp(tx, actor, id, { port_id: null }, null),
);

export function createEmbeddedFloatingIps(store: Store): FloatingIpEngine {
  const crud = floatingIps.crud(store, { create: createFloatingIp, update: updateFloatingIp });
  return {
    ...crud,
    list: (scope, query) => crud.list(scope, sortedByNumber(query)),
    unassignMany: (scope, selection) => unassignMany.start(store, scope, selection),
    targets: (scope, query) => store.read((tx) => targets(tx, scope, query)),
  };
}

/** A scope that sees all projects says whose servers are meant; one of a project means its own. */
async function targets(tx: Tx, actor: Actor, query: ListQuery): Promise<Page<FloatingTarget>> {
  const { floating_network_id: networkId, project_id: asked, ...listed } = plainQuery(query);
  const wanted = readListQuery(listed, targetRules);
  if (!networkId) throw invalid({ floating_network_id: problem('required', 'An external network is required') });
  const projectId = actor.projectId === null && actor.isSystem && asked ? asked : requireProject(actor);
  const network = await networkRecords.find(tx, actor, networkId.toLowerCase());
  const found = await targetsOf(tx, network.id, projectId);
  const select = async (page: DocumentQuery) => selectInMemory(found, page);
  return answerPage(wanted, select, (target) => target);
}

export const embeddedFloatingIps: EmbeddedResource<FloatingIpEngine> = {
  open: ({ store }) => createEmbeddedFloatingIps(store),
  ...floatingIps.parts,
  tasks: [...floatingIps.parts.tasks, unassignMany.task],
  jobHandlers: floatingIpJobHandlers,
};
