import { type FieldProblems, type FlavorBody, problem } from '@skydeck/contract';
import { invalid } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { allOf } from '../kit/find-records.ts';
import { nameProblems } from '../kit/names.ts';
import { placementRecords } from '../placement/records.ts';
import { type FlavorRecord, flavorRecords } from './records.ts';

type Facts = Pick<FlavorRecord, 'name' | 'vcpus' | 'ram' | 'swap' | 'traits'>;

/** What a body comes to. Throws 400 for a name that is taken or none, and for placements that are not there. */
// spec: flavor.name, spec: flavor.placement
export async function planNewFlavor(
  tx: Tx,
  { name: text, vcpus, ram, swap = 0, traits = [] }: FlavorBody,
): Promise<Facts> {
  const name = text.trim();
  const problems: FieldProblems = nameProblems(name);
  if ((await flavorRecords.in(tx).count([{ field: 'name', equals: name }])) > 0)
    problems['name'] = problem('name_taken', `There is a flavor '${name}' already`, { name });
  const ids = [...new Set(traits.map((id) => id.toLowerCase()))];
  const found = new Set((await allOf(placementRecords.in(tx), 'id', ids)).map(({ id }) => id));
  const unknown = ids.find((id) => !found.has(id));
  if (unknown !== undefined)
    problems['traits'] = problem('placement_unknown', 'There is no such placement', { id: unknown });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { name, vcpus, ram, swap, traits: ids };
}
