import { type Names, namesOf, pluralOf } from './names.ts';

/** A resource's name, and the name of several, in all spellings. */
export interface ResourceNames {
  readonly one: Names;
  readonly many: Names;
}

export const resourceNamesOf = (kebab: string | undefined): ResourceNames => {
  const one = namesOf(kebab);
  return { one, many: namesOf(pluralOf(one.kebab)) };
};
