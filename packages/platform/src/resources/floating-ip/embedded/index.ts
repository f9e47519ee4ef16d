import {
  floatingIpSubjects,
  type FloatingTarget,
  type Page,
  problem,
  floatingIpSorts,
  floatingIpEvent,
} from '@skydeck/contract';
import { type Actor, requireProject } from '../../../engines/embedded/access.ts';
import { createBulkDelete } from '../../../engines/embedded/bulk-delete.ts';
import { createBulkTask, visibleNames } from '../../../engines/embedded/bulk-task.ts';
import { crudOf } from '../../../engines/embedded/crud-of.ts';
import { networkRecords } from '../../network/embedded/records.ts';
import type { ListQuery } from '../../../http/crud-engine.ts';
import { onOnePage } from '../../../http/answer-page.ts';
import { conditionOf, type ListRules, sameName } from '../../../http/list-query.ts';
import { invalid } from '../../../http/refusal.ts';
import type { Condition, Store, Tx } from '../../../store/store.ts';
import { defineSearch } from '../../../engines/embedded/define-search.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { countDocuments } from '../../../engines/embedded/count-documents.ts';
import { createFloatingIp, deleteFloatingIp, updateFloatingIp } from './change.ts';
import { targetsOf } from './nat-paths.ts';
import { floatingIpRecords, type FloatingIpRecord } from './records.ts';
import { floatingIpViews } from './views.ts';
import type { FloatingIpEngine } from '../port.ts';
import { floatingIpJobHandlers } from './assign.ts';

const isFree: Condition = { field: 'port_id', equals: null };

const rules: ListRules = {
  // An address is sorted as the number it is.
  sorts: [...floatingIpSorts.filter((sort) => sort !== 'floating_ip_address'), 'address_key'],
  filters: {
    ...sameName('id', 'status', 'fixed_ip_address', 'floating_network_id', 'port_id', 'router_id'),
    ...sameName('project_id', 'domain_id'),
    floating_ip_address: 'name',
    assigned(filter) {
      const asked = conditionOf('assigned', filter);
      const values: readonly unknown[] = 'in' in asked ? asked.in : [];
      return {
        any: [...(values.includes(true) ? [{ not: isFree }] : []), ...(values.includes(false) ? [isFree] : [])],
      };
    },
  },
  search: ['name', 'fixed_ip_address', 'id', 'description'],
};

const sortedByNumber = ({ sort, ...query }: ListQuery): ListQuery =>
  sort === undefined ? query : { ...query, sort: sort.replace(/^floating_ip_address(?=:|$)/, 'address_key') };

const deleteMany = createBulkDelete({
  task: 'compute.floating_ips.delete_many',
  subject: floatingIpSubjects.item,
  documents: floatingIpRecords.in,
  remove: deleteFloatingIp,
});

const unassignMany = createBulkTask({
  task: 'compute.floating_ips.unassign_many',
  subject: floatingIpSubjects.item,
  method: 'PATCH',
  names: visibleNames(floatingIpRecords.in),
  act: async (tx, actor, id) => void (await updateFloatingIp(tx, actor, id, { port_id: null }, null)),
});

export function createEmbeddedFloatingIps(store: Store): FloatingIpEngine {
  const crud = crudOf(store, {
    records: floatingIpRecords,
    views: floatingIpViews,
    rules,
    create: createFloatingIp,
    update: updateFloatingIp,
    remove: deleteFloatingIp,
    deleteMany,
  });
  return {
    ...crud,
    list: (scope, query) => crud.list(scope, sortedByNumber(query)),
    unassignMany: (scope, ids) => unassignMany.start(store, scope, ids),
    targets: (scope, query) => store.read((tx) => targets(tx, scope, query)),
  };
}

/** A scope that sees all projects says whose servers are meant; one of a project means its own. */
async function targets(tx: Tx, actor: Actor, query: ListQuery): Promise<Page<FloatingTarget>> {
  const { floating_network_id: networkId, project_id: asked } = query;
  if (!networkId) throw invalid({ floating_network_id: problem('required', 'An external network is required') });
  const projectId = actor.projectId === null && actor.isSystem && asked ? asked : requireProject(actor);
  const network = await networkRecords.find(tx, actor, networkId.toLowerCase());
  return onOnePage(await targetsOf(tx, network.id, projectId));
}

/** Its name is its address. */
const search = defineSearch<FloatingIpRecord>({
  type: 'floating_ip',
  subject: floatingIpSubjects.list,
  addresses: ['fixed_ip_address'],
  show: (_, { fixed_ip_address, project_id }) => ({ detail: fixed_ip_address ?? '', project_id }),
});

export const embeddedFloatingIps: EmbeddedResource<FloatingIpEngine> = {
  open: ({ store }) => createEmbeddedFloatingIps(store),
  views: [floatingIpViews],
  audited: [{ kind: floatingIpRecords.kind, subject: floatingIpSubjects.item, ignored: ['address_key'] }],
  tasks: [deleteMany.task, unassignMany.task],
  jobHandlers: floatingIpJobHandlers,
  search,
  count: countDocuments(floatingIpEvent.name, floatingIpSubjects.list),
};
