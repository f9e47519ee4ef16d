import { expect } from '@open-wc/testing';

/** Compares two nodes. `to.equal` would print both with all they hold, and an element holds the whole page. */
export function expectSame(actual: Node | null | undefined, expected: Node | null | undefined, what = 'node'): void {
  expect(actual === expected, `${what} is ${show(actual)}, not ${show(expected)}`).to.equal(true);
}

function show(node: Node | null | undefined): string {
  if (!(node instanceof Element)) return String(node?.nodeName ?? node);
  const root = node.getRootNode();
  const place = root instanceof ShadowRoot ? ` in ${show(root.host)}` : '';
  return `<${node.localName}${node.id ? `#${node.id}` : ''}>${place}`;
}
