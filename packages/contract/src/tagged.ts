import { array, type Infer, optional, string, type } from 'superstruct';
import { Description, ruled, size } from './structs.ts';

/** Lists are asked for several tags with commas between (spec: value.tags). */
const Tag = ruled(
  size(string(), 1, 60),
  'tag_invalid',
  'A tag is not blank and has no comma',
  (tag) => tag.trim() !== '' && !tag.includes(','),
);

export const Tags = size(array(Tag), 0, 50);

/** What people write at an object for themselves, as Neutron has it. */
export const taggedFields = { description: optional(string()), tags: optional(array(string())) };
/** The same in the bodies that make and change one. */
export const taggedBody = { description: optional(Description), tags: optional(Tags) };

const Tagged = type(taggedFields);
export type Tagged = Infer<typeof Tagged>;

/** The filters of a list of such objects: with all of the tags, one of them, not all, none. */
export const taggedFilters = ['description', 'tags', 'tags-any', 'not-tags', 'not-tags-any'] as const;
