/** An XML document as far as S3 uses it: names without prefix, and text. */
export interface XmlNode {
  readonly name: string;
  readonly text: string;
  readonly children: readonly XmlNode[];
}

export const childrenOf = (node: XmlNode | null | undefined, name: string): readonly XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];

export const childOf = (node: XmlNode | null | undefined, name: string): XmlNode | null =>
  childrenOf(node, name)[0] ?? null;

/** '' where there is no such child. */
export const textOf = (node: XmlNode | null | undefined, name: string): string => childOf(node, name)?.text ?? '';

export const textsOf = (node: XmlNode | null | undefined, name: string): string[] =>
  childrenOf(node, name).map(({ text }) => text);

/** null where there is none, or where it is no number. */
export function numberOf(node: XmlNode | null | undefined, name: string): number | null {
  const text = textOf(node, name).trim();
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
}

export const flagOf = (node: XmlNode | null | undefined, name: string): boolean => textOf(node, name).trim() === 'true';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

const escapeText = (text: string) => text.replaceAll(/[&<>"\n\r\t]/g, (character) => entities[character] ?? '');

// XML 1.0 has no way to write these, not even escaped.
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Whether a text can stand in a document at all. */
export const isWritable = (text: string): boolean => !unwritable.test(text);

type Content = string | number | boolean | readonly string[] | null | undefined;

/** One element: text is escaped, elements come as an array; nothing at all for null. */
export function xml(name: string, content: Content): string {
  if (content === null || content === undefined) return '';
  const inside = Array.isArray(content) ? content.join('') : escapeText(String(content));
  return `<${name}>${inside}</${name}>`;
}

/** A whole body in the namespace of S3. */
export const xmlBody = (name: string, content: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content.join('')}</${name}>`;
