import {
  type FieldProblems,
  problem,
  qosProblems,
  redundancyProblems,
  type StoragePolicyBody,
} from '@skydeck/contract';
import { invalid } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { refuseWhileNeeded } from '../kit/dependents.ts';
import { nameProblems } from '../kit/names.ts';
import { storagePolicyDependents } from './dependents.ts';
import { type StoragePolicyRecord, storagePolicyRecords } from './records.ts';

type Facts = Omit<
  StoragePolicyRecord,
  'id' | 'project_id' | 'domain_id' | 'revision_number' | 'created_at' | 'updated_at'
>;

const below = (start: string, problems: FieldProblems): FieldProblems =>
  Object.fromEntries(Object.entries(problems).map(([field, wrong]) => [`${start}.${field}`, wrong]));

/** What a body comes to, for a new one or for what `before` becomes. Throws 400, and 409 for another name of one in use. */
// spec: storage-policy.name, spec: storage-policy.redundancy, spec: storage-policy.qos
export async function planPolicy(
  tx: Tx,
  { name: text, qos = {}, storage = null, params = {}, ...body }: StoragePolicyBody,
  before: StoragePolicyRecord | null = null,
): Promise<Facts> {
  const name = text.trim();
  const problems: FieldProblems = {
    ...nameProblems(name),
    ...below('redundancy', redundancyProblems(body.redundancy)),
    ...below('qos', qosProblems(qos)),
  };
  const others = await storagePolicyRecords.in(tx).all([{ field: 'name', equals: name }]);
  if (others.some(({ id }) => id !== before?.id))
    problems['name'] = problem('name_taken', `There is a policy '${name}' already`, { name });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (before && before.name !== name) await refuseWhileNeeded(tx, before, storagePolicyDependents);
  return { name, ...body, qos, storage, params };
}
