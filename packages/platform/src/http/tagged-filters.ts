import { type Filter, splitList, type taggedFilters } from '@skydeck/contract';
import type { Condition } from '../store/conditions.ts';
import type { ListRules } from './list-query.ts';

type Name = (typeof taggedFilters)[number];

const hasTag = (tag: string): Condition => ({ field: 'tags[]', equals: tag });
const not = (condition: Condition): Condition => ({ not: condition });
const any = (conditions: readonly Condition[]): Condition => ({ any: conditions });
const all = (conditions: readonly Condition[]): Condition => not(any(conditions.map(not)));

const valuesOf = (filter: Filter) => ('text' in filter ? splitList(filter.text) : filter.values);
const anyTag = (filter: Filter) => any(valuesOf(filter).map(hasTag));

/** Each of the tags or of their parts, unless the value says otherwise. */
function byTags(filter: Filter): Condition {
  if (filter.kind === 'contains')
    return all(valuesOf(filter).map((text): Condition => ({ field: 'tags[]', contains: text })));
  if (filter.kind === 'not_any') return not(anyTag(filter));
  return filter.kind === 'equals' ? all(valuesOf(filter).map(hasTag)) : anyTag(filter);
}

/** The filters of what has a description and tags, by Neutron's names (spec: list.filter.tagged). */
export const filtersOfTagged: { readonly [Key in Name]: ListRules['filters'][string] } = {
  description: 'description',
  tags: byTags,
  'tags-any': anyTag,
  'not-tags': (filter) => not(all(valuesOf(filter).map(hasTag))),
  'not-tags-any': (filter) => not(anyTag(filter)),
};

/** What `search` looks into besides. */
export const searchOfTagged = ['description', 'tags[]'] as const;
