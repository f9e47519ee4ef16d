import { readFileSync } from 'node:fs';

import { unionsOf } from './unions.ts';

export interface Described {
  readonly name?: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text?: string };
}

interface Member extends Described {
  readonly kind: 'field' | 'method';
  readonly attribute?: string;
  readonly readonly?: boolean;
}

export interface Declaration extends Described {
  readonly tagName?: string;
  readonly members?: readonly Member[];
  readonly attributes?: readonly Described[];
  readonly events?: readonly Described[];
  readonly slots?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssProperties?: readonly Described[];
  readonly cssStates?: readonly Described[];
}

/** What of `custom-elements.json` is read. */
export interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations?: readonly Declaration[] }[];
}

/** One thing an element offers. What is not said is ''. */
export interface Offer {
  readonly name: string;
  readonly description: string;
  readonly type: string;
  readonly default: string;
}

export interface Attribute extends Offer {
  /** The words it takes; none when it takes any text. */
  readonly values: readonly string[];
  /** Whether it is there or not, without a value. */
  readonly isSwitch: boolean;
}

/** What an editor has to know of one element. */
export interface Interface {
  readonly tag: string;
  /** The folder in src, which is the name of its entry point. */
  readonly folder: string;
  readonly summary: string;
  readonly attributes: readonly Attribute[];
  /** What may be set or read by a program alone. */
  readonly properties: readonly Offer[];
  readonly events: readonly Offer[];
  readonly slots: readonly Offer[];
  readonly parts: readonly Offer[];
  readonly customProperties: readonly Offer[];
  readonly states: readonly Offer[];
}

const oneLine = (text = ''): string => text.replace(/\s*\n\s*/g, ' ').trim();

const offer = ({ name = '', description, type, default: value = '' }: Described): Offer => ({
  name,
  description: oneLine(description),
  type: type?.text ?? '',
  default: value,
});

const offers = (described: readonly Described[] = []): Offer[] => described.map(offer);

/** Every element of the committed manifest, by its tag. `root` is the folder of the package. */
export function interfacesOf(root: URL): Interface[] {
  const manifest = JSON.parse(readFileSync(new URL('custom-elements.json', root), 'utf8')) as Manifest;
  const unions = unionsOf(root);
  const attribute = (described: Described): Attribute => {
    const known = offer(described);
    // One that is on by default is turned off with "false", as `spellcheck` is.
    const isSwitch = known.type === 'boolean' && known.default !== 'true';
    const values = /^boolean\b/.test(known.type) && !isSwitch ? ['true', 'false'] : wordsOf(known.type, unions);
    return { ...known, values, isSwitch };
  };
  return manifest.modules
    .flatMap(({ path, declarations = [] }) =>
      declarations.flatMap((declaration) =>
        declaration.tagName === undefined ? [] : [interfaceOf(path, declaration.tagName, declaration, attribute)],
      ),
    )
    .sort(({ tag: one }, { tag: other }) => (one < other ? -1 : 1));
}

function interfaceOf(
  path: string,
  tag: string,
  declaration: Declaration,
  attribute: (described: Described) => Attribute,
): Interface {
  const fields = (declaration.members ?? []).filter(({ kind }) => kind === 'field');
  return {
    tag,
    folder: path.split('/')[1] ?? '',
    summary: oneLine(declaration.description),
    attributes: (declaration.attributes ?? []).map(attribute),
    properties: fields.filter((field) => field.attribute === undefined).map(offer),
    events: offers(declaration.events),
    slots: offers(declaration.slots),
    parts: offers(declaration.cssParts),
    customProperties: offers(declaration.cssProperties),
    states: offers(declaration.cssStates),
  };
}

/** The words of a type such as `ButtonSize`, `'asc' | 'desc'` or `AvatarStatus | ''`. */
function wordsOf(type: string, unions: ReadonlyMap<string, readonly string[]>): string[] {
  const pieces = type.split('|').map((piece) => piece.trim());
  const known = pieces.map((piece) => unions.get(piece) ?? (/^'.*'$/.test(piece) ? [piece.slice(1, -1)] : undefined));
  // One that is not known may be anything, as in `number | 'any'`: then nothing is left out by a list.
  if (known.includes(undefined)) return [];
  return known.flatMap((words) => words ?? []).filter((word) => word !== '');
}
