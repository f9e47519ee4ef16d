import { type FloatingTarget, floatingTargetSorts, type Page, problem } from '@skydeck/contract';
import { answerPage } from '../../http/answer-page.ts';
import type { ListQuery } from '../../http/crud-engine.ts';
import { type ListRules, plainQuery, readListQuery, sameName, yesUnless } from '../../http/list-query.ts';
import { invalid } from '../../http/refusal.ts';
import type { DocumentQuery } from '../../store/documents.ts';
import { selectInMemory } from '../../store/select-in-memory.ts';
import type { Tx } from '../../store/store.ts';
import { type Actor, requireProject } from '../kit/access.ts';
import { networkRecords } from '../network/records.ts';
import { targetsOf } from './nat-paths.ts';

const targetRules: ListRules = {
  sorts: floatingTargetSorts,
  filters: { ...sameName('blocked'), available: yesUnless({ not: { field: 'blocked', equals: null } }) },
  search: ['object_name', 'fixed_ip_address', 'network_name', 'port_id'],
  defaultSort: 'object_name:asc',
};

/** A scope that sees all projects says whose servers are meant; one of a project means its own. */
export async function floatingTargets(tx: Tx, actor: Actor, query: ListQuery): Promise<Page<FloatingTarget>> {
  const { floating_network_id: networkId, project_id: asked, ...listed } = plainQuery(query);
  const wanted = readListQuery(listed, targetRules);
  if (!networkId) throw invalid({ floating_network_id: problem('required', 'An external network is required') });
  const projectId = actor.projectId === null && actor.isSystem && asked ? asked : requireProject(actor);
  const network = await networkRecords.find(tx, actor, networkId.toLowerCase());
  const found = await targetsOf(tx, network.id, projectId);
  const select = async (page: DocumentQuery) => selectInMemory(found, page);
  return answerPage(wanted, select, (target) => target);
}
