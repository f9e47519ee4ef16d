import type { Page } from '@playwright/test';
import { readTree } from '../../elements/test/browser-tree.mjs';
import type { TreeNode } from '../../elements/test/tree.ts';

/** The page as the browser gives it to assistive technology: a line a node, with role, name and states. */
export async function treeText(page: Page): Promise<string> {
  const protocol = await page.context().newCDPSession(page);
  try {
    return `${(await readTree(protocol, 'body')).flatMap((node) => lines(node, '')).join('\n')}\n`;
  } finally {
    await protocol.detach();
  }
}

function lines({ role, name, children = [], ...states }: TreeNode, indent: string): string[] {
  const told = Object.entries(states).map(([state, value]) => ` ${state}=${asText(value)}`);
  const own = `${indent}${role}${name === '' ? '' : ` ${JSON.stringify(name)}`}${told.join('')}`;
  // The text of a node that has no other child is its name once more.
  const isNamedByText = children.length === 1 && children[0]!.role === 'StaticText' && children[0]!.name === name;
  return [own, ...(isNamedByText ? [] : children.flatMap((child) => lines(child, `${indent}  `)))];
}

/** Chromium's protocol sends the value of a slider in the wrong encoding: a no-break space comes as two signs. */
function asText(value: unknown): string {
  return JSON.stringify(value).replaceAll('Â\u00a0', '\u00a0');
}
