import type { XmlNode } from './tree.ts';

/** The root of an answer; null where it is no XML. */
export function readXml(text: string): XmlNode | null {
  if (text.trim() === '') return null;
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
  const isBroken = documentElement.getElementsByTagName('parsererror').length > 0;
  return isBroken || documentElement.localName === 'parsererror' ? null : nodeOf(documentElement);
}

function nodeOf(element: Element): XmlNode {
  const children = [...element.children].map(nodeOf);
  return { name: element.localName, text: children.length > 0 ? '' : element.textContent, children };
}
