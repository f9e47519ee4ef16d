import { fromKeystoneId } from '../ids.ts';
import type { NeutronRouter } from './answers.ts';

/** The domain of a project; '' for what belongs to nobody any more. */
export type DomainOf = (projectId: string) => string;

export const timeOf = (text: string) => new Date(text).toISOString();

/** What each record has, of Neutron's object. */
export function ownedFields(
  {
    id,
    name,
    project_id,
    revision_number,
    created_at,
    updated_at,
  }: Pick<NeutronRouter, 'id' | 'name' | 'project_id' | 'revision_number' | 'created_at' | 'updated_at'>,
  domainOf: DomainOf,
) {
  return {
    id,
    name,
    project_id: fromKeystoneId(project_id),
    domain_id: domainOf(fromKeystoneId(project_id)),
    revision_number,
    created_at: timeOf(created_at),
    updated_at: timeOf(updated_at),
  };
}
