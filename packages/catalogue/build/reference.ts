import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { marked } from 'marked';

/** One thing somebody may use of an element: an attribute, an event, a slot … */
export interface Row {
  readonly name: string;
  readonly type: string;
  readonly default: string;
  readonly description: string;
}

/** An element, or one that only lives inside it, such as a tab. */
export interface Interface {
  readonly tag: string;
  readonly summary: string;
  /** What it promises, by kind; kinds without rows are left out. */
  readonly api: Readonly<Record<string, readonly Row[]>>;
}

/** What the catalogue says of one folder of elements. */
export interface Reference {
  /** The folder's name, such as `text-field`. */
  readonly name: string;
  /** HTML made of the folder's own page of documentation. */
  readonly guide: string;
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
  const byFolder = new Map<string, Interface[]>();
  for (const { path, declarations = [] } of manifest.modules) {
    const found = declarations.filter(({ tagName }) => tagName !== undefined).map(interfaceOf);
    const name = basename(dirname(path));
    if (found.length > 0) byFolder.set(name, [...(byFolder.get(name) ?? []), ...found]);
  }
  return [...byFolder].map(([name, found]) => referenceOf(folder, name, found)).sort(byName);
}

const byName = ({ name: one }: Reference, { name: other }: Reference) => (one < other ? -1 : 1);

/** @throws Error when no element has the folder's name. */
function referenceOf(folder: string, name: string, found: readonly Interface[]): Reference {
  const main = found.find(({ tag }) => tag === `sky-${name}`);
  if (!main) throw new Error(`packages/elements/src/${name} has no sky-${name}`);
  const guide = readFileSync(join(folder, 'src', name, `${name}.md`), 'utf8');
  return {
    name,
    guide: withoutHeading(marked.parse(guide, { async: false })),
    interfaces: [main, ...found.filter((other) => other !== main)],
  };
}

const interfaceOf = (declaration: Declaration): Interface => ({
  tag: declaration.tagName ?? '',
  summary: declaration.description ?? '',
  api: apiOf(declaration),
});

/** The page around has the element's name as its heading. */
const withoutHeading = (html: string) => html.replace(/^\s*<h1>.*?<\/h1>/, '');

function apiOf(declaration: Declaration): Interface['api'] {
  const members = declaration.members ?? [];
  const kinds: Record<string, Row[]> = {
    Attributes: (declaration.attributes ?? []).map(rowOf),
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
  description,
});

function methodRow(member: Member): Row {
  const parameters = (member.parameters ?? []).map(({ name, type }) => `${name}: ${type?.text ?? 'unknown'}`);
  const answer = member.return?.type?.text || 'void';
  return { ...rowOf(member), type: `(${parameters.join(', ')}) => ${answer}` };
}
