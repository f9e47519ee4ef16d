import { Sentence } from '../bootstrap/sentence.mjs';

/** One name in the spellings the files need. */
export interface Names {
  /** `floating-ip` */
  readonly kebab: string;
  /** `floatingIp` */
  readonly camel: string;
  /** `FloatingIp` */
  readonly pascal: string;
  /** `floating_ip` */
  readonly snake: string;
  /** `floating ip` */
  readonly words: string;
}

/** Throws a `Sentence` for what is no name in kebab-case. */
export function namesOf(kebab: string | undefined): Names {
  if (kebab === undefined) throw new Sentence('Give it a name in kebab-case, such as floating-ip.');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Sentence(`“${kebab}” is not kebab-case, such as floating-ip.`);
  const pascal = kebab.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: kebab.replaceAll('-', '_'),
    words: kebab.replaceAll('-', ' '),
  };
}

/** English: the names of our resources are regular, or end in y or s. */
export function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

export const titled = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
