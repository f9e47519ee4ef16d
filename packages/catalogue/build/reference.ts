import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Attribute, interfacesOf } from '../../elements/scripts/editor/interfaces.ts';
import { type Guide, inline, readGuide } from './guide.ts';

/** One thing somebody may use of an element: an attribute, an event, a slot … */
export interface Row {
  readonly name: string;
  readonly type: string;
  readonly default: string;
  /** HTML of one line. */
  readonly description: string;
}

/** An element, or one that only lives inside it, such as a tab. */
export interface Interface {
  readonly tag: string;
  /** HTML of one line. */
  readonly summary: string;
  /** What it promises, by kind; kinds without rows are left out. */
  readonly api: Readonly<Record<string, readonly Row[]>>;
}

/** What the catalogue says of one folder of elements. */
export interface Reference {
  /** The folder's name, such as `text-field`. */
  readonly name: string;
  /** The folder's own page of documentation. */
  readonly guide: Guide;
  /** The attributes of the element the folder is named after, with the values that each takes. */
  readonly attributes: readonly Attribute[];
  /** The element the folder is named after, then those that live inside it. */
  readonly interfaces: readonly [Interface, ...Interface[]];
}

interface Described {
  readonly name?: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text?: string };
}

interface Member extends Described {
  readonly kind: 'field' | 'method';
  readonly attribute?: string;
  readonly return?: { readonly type?: { readonly text?: string } };
  readonly parameters?: readonly Described[];
}

interface Declaration extends Described {
  readonly tagName?: string;
  readonly members?: readonly Member[];
  readonly attributes?: readonly Described[];
  readonly events?: readonly Described[];
  readonly slots?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssProperties?: readonly Described[];
  readonly cssStates?: readonly Described[];
}

export interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations?: readonly Declaration[] }[];
}

/** The folders of a manifest's elements, in the order of their names. `folder` is that of the elements' package. */
export function readReferences(folder: string, manifest: Manifest): Reference[] {
  const attributes = new Map(interfacesOf(pathToFileURL(`${folder}/`)).map((known) => [known.tag, known.attributes]));
  const interfaceOf = (declaration: Declaration) =>
    described(declaration, attributes.get(declaration.tagName ?? '') ?? []);
  const byFolder = new Map<string, Interface[]>();
  for (const { path, declarations = [] } of manifest.modules) {
    const found = declarations.filter(({ tagName }) => tagName !== undefined).map(interfaceOf);
    const name = basename(dirname(path));
    if (found.length > 0) byFolder.set(name, [...(byFolder.get(name) ?? []), ...found]);
  }
  return [...byFolder].map(([name, found]) => referenceOf(folder, name, found, attributes)).sort(byName);
}

const byName = ({ name: one }: Reference, { name: other }: Reference) => (one < other ? -1 : 1);

/** @throws Error when no element has the folder's name, or its page lacks a part. */
function referenceOf(
  folder: string,
  name: string,
  found: readonly Interface[],
  attributes: ReadonlyMap<string, readonly Attribute[]>,
): Reference {
  const main = found.find(({ tag }) => tag === `sky-${name}`);
  if (!main) throw new Error(`packages/elements/src/${name} has no sky-${name}`);
  return {
    name,
    guide: readGuide(readFileSync(join(folder, 'src', name, `${name}.md`), 'utf8')),
    attributes: attributes.get(main.tag) ?? [],
    interfaces: [main, ...found.filter((other) => other !== main)],
  };
}

const described = (declaration: Declaration, attributes: readonly Attribute[]): Interface => ({
  tag: declaration.tagName ?? '',
  summary: inline(declaration.description ?? ''),
  api: apiOf(declaration, attributes),
});

function apiOf(declaration: Declaration, attributes: readonly Attribute[]): Interface['api'] {
  const members = declaration.members ?? [];
  const kinds: Record<string, Row[]> = {
    Attributes: attributes.map(attributeRow),
    Properties: members.filter(({ kind, attribute }) => kind === 'field' && attribute === undefined).map(rowOf),
    Methods: members.filter(({ kind }) => kind === 'method').map(methodRow),
    Events: (declaration.events ?? []).map(rowOf),
    Slots: (declaration.slots ?? []).map(rowOf).map((row) => ({ ...row, name: row.name || '(default)' })),
    Parts: (declaration.cssParts ?? []).map(rowOf),
    'Custom properties': (declaration.cssProperties ?? []).map(rowOf),
    States: (declaration.cssStates ?? []).map(rowOf),
  };
  return Object.fromEntries(Object.entries(kinds).filter(([, rows]) => rows.length > 0));
}

const rowOf = ({ name = '', type, default: value = '', description = '' }: Described): Row => ({
  name,
  type: type?.text ?? '',
  default: value,
  description: inline(description),
});

/** Its words where it takes some: the name of their type says nothing to who writes HTML. */
const attributeRow = ({ values, isSwitch, type, ...known }: Attribute): Row => ({
  ...rowOf(known),
  type: isSwitch || values.length === 0 ? type : values.join(' | '),
});

function methodRow(member: Member): Row {
  const parameters = (member.parameters ?? []).map(({ name, type }) => `${name}: ${type?.text ?? 'unknown'}`);
  const answer = member.return?.type?.text || 'void';
  return { ...rowOf(member), type: `(${parameters.join(', ')}) => ${answer}` };
}
