import type { Source } from '../repository.ts';

/** One call of `defineWords`: the constant that holds it, its namespace, and the folder that has `words/`. */
export interface Namespace {
  readonly constant: string;
  readonly name: string;
  readonly folder: string;
  /** It has the words of the kit as well. */
  readonly isResource: boolean;
}

export function namespacesIn(files: readonly Source[]): Namespace[] {
  const definition = /const (\w+) = define(Resource)?Words<[^>]*>\(\s*'([^']+)'/g;
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(definition)].map(([, constant = '', resource, name = '']) => ({
      constant,
      name,
      folder: path.slice(0, path.lastIndexOf('/')),
      isResource: resource !== undefined,
    })),
  );
}

/** One call of `partOf`: the constant that holds the words of a part, and the constant of those it is a part of. */
export const partsIn = (files: readonly Source[]): { constant: string; of: string; part: string }[] =>
  files.flatMap(({ text }) =>
    [...text.matchAll(/const (\w+) = partOf\((\w+), '(\w+)'\)/g)].map(([, constant = '', of = '', part = '']) => ({
      constant,
      of,
      part,
    })),
  );

/** `const t = useText(routerWords)`: under which name a source asks which words. */
export function textFunctionsIn(text: string): { name: string; constant: string }[] {
  const binding = /const (\w+) = (?:await )?(?:useText|loadText)(?:<[^>]*>)?\((\w+)\)/g;
  return [...text.matchAll(binding)].map(([, name = '', constant = '']) => ({ name, constant }));
}
