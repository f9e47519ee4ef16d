import * as contract from '../index.ts';
import type { Endpoint } from '../http.ts';
import { exampleIds } from './example-ids.ts';
import { crudOperations, ownedList, type OperationGroup } from './operation.ts';

type Calls = Readonly<Record<string, Endpoint>>;

/**
 * What OpenAPI says of an API that has no words of its own: the calls of a resource, named after it. Throws where more than a
 * name is needed for a new one: then the API has to say what an example is.
 */
export function derivedGroup(api: string): OperationGroup {
  const known = contract as unknown as Readonly<Record<string, Calls | readonly string[]>>;
  const { list, create } = known[api] as Calls;
  const example = { name: 'example' };
  if (!list || !create?.body?.is(example)) throw new Error(`${api} has no words in packages/contract/src/description`);
  const name = api.replace(/Api$/, '');
  const one = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const many = (list.path.split('/').at(-1) ?? '').replaceAll(/[_-]/g, ' ');
  const nouns = {
    one: `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`,
    many,
    list: ownedList((known[`${name}Sorts`] ?? ['name', 'created_at']) as readonly string[], []),
  };
  return {
    tag: many.charAt(0).toUpperCase() + many.slice(1),
    calls: crudOperations(nouns, { create: example, update: example, id: exampleIds.object }),
  };
}
