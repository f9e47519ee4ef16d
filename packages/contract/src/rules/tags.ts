import { isIn } from '../filters.ts';

/** Tags with this prefix are the platform's own: whom an image was shared with. */
const OWN_PREFIX = 'domain:';

export const isPersonsTag = (tag: string): boolean => !tag.startsWith(OWN_PREFIX);

/** The value of a list's tag filter, `in:web,db`, without tags of the platform's own; undefined when none is left. */
export function tagFilter(tags: readonly string[]): string | undefined {
  const chosen = tags.filter(isPersonsTag);
  return chosen.length > 0 ? isIn(chosen) : undefined;
}
