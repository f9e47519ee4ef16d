import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { S3Error } from './errors.ts';

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';
export const XML_TYPE = 'application/xml';

/** What stands inside an element: text, or elements. Null leaves the element out. */
export type XmlContent = string | number | boolean | readonly Xml[];

/** An element already written. */
export interface Xml {
  readonly written: string;
}

// Control characters have no place in XML 1.0, but a key may hold them; S3 writes them as references all the same.
// eslint-disable-next-line no-control-regex
const special = /[&<>"\u0000-\u001f\u007f\ufffe\uffff]/g;
const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) =>
  text.replaceAll(special, (char) => named[char] ?? `&#x${char.charCodeAt(0).toString(16)};`);

export function element(name: string, content: XmlContent): Xml {
  const inside = Array.isArray(content)
    ? (content as readonly Xml[]).map(({ written }) => written).join('')
    : escapeText(String(content));
  return { written: `<${name}>${inside}</${name}>` };
}

/** One element for each value that is there. */
export const elements = (content: Readonly<Record<string, XmlContent | null | undefined>>): Xml[] =>
  Object.entries(content).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [element(name, value)],
  );

/** A whole document. */
export const xmlDocument = (name: string, content: readonly Xml[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${NAMESPACE}">${content.map(({ written }) => written).join('')}</${name}>`;

/** A whole document that is one text. */
export const textDocument = (name: string, text: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${NAMESPACE}">${escapeText(text)}</${name}>`;

/** Without the name space: S3 writes its errors so. */
export const errorDocument = (content: readonly Xml[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element('Error', content).written}`;

/** An element as read: its text, or its children by name. */
export interface XmlNode {
  readonly text: string;
  /** All children of a name, in their order. */
  all(name: string): readonly XmlNode[];
  /** The one child of a name; null: it is not there. Throws MalformedXML when there are several. */
  one(name: string): XmlNode | null;
  readonly names: readonly string[];
}

const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
  // References are read by us: nothing that a document declares is ever expanded.
  processEntities: false,
  isArray: () => true,
});

/** Reads a document whose root is one of `roots`. Throws MalformedXML for anything else, and for a DOCTYPE. */
export function readXml(text: string, roots: readonly string[]): XmlNode {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || XMLValidator.validate(text) !== true) throw new S3Error('MalformedXML');
  const parsed = parse(text);
  const [name, ...others] = Object.keys(parsed).filter((key) => key !== '?xml' && key !== '#text');
  const found = name === undefined ? undefined : parsed[name];
  if (name === undefined || others.length > 0 || !roots.includes(name) || !Array.isArray(found) || found.length !== 1)
    throw new S3Error('MalformedXML');
  return nodeOf(found[0]);
}

function parse(text: string): Record<string, unknown> {
  try {
    return parser.parse(text) as Record<string, unknown>;
  } catch {
    throw new S3Error('MalformedXML');
  }
}

function nodeOf(value: unknown): XmlNode {
  const children = new Map<string, readonly unknown[]>();
  let text = '';
  if (typeof value === 'string') text = readReferences(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inside] of Object.entries(value)) {
      if (name === '#text') text = readReferences(Array.isArray(inside) ? inside.join('') : String(inside));
      else children.set(name, Array.isArray(inside) ? inside : [inside]);
    }
  }
  const all = (name: string) => (children.get(name) ?? []).map(nodeOf);
  return {
    text,
    all,
    one(name) {
      const [first, ...others] = all(name);
      if (others.length > 0) throw new S3Error('MalformedXML');
      return first ?? null;
    },
    names: [...children.keys()],
  };
}

const references: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function readReferences(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w+);/gi, (_, name: string) => {
    const known = references.get(name);
    if (known !== undefined) return known;
    const code =
      name.startsWith('#x') || name.startsWith('#X') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    if (!name.startsWith('#') || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
      throw new S3Error('MalformedXML');
    return String.fromCodePoint(code);
  });
}
