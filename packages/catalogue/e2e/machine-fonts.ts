import type { CDPSession, Page } from '@playwright/test';

/** What the DevTools protocol tells of a node. */
interface DomNode {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly localName: string;
  readonly nodeValue: string;
  readonly children?: readonly DomNode[];
  readonly shadowRoots?: readonly DomNode[];
}

/** Texts that are drawn in a font of the machine: no two machines have the same, and so no picture may show one. */
export async function machineFonts(page: Page): Promise<string[]> {
  const protocol = await page.context().newCDPSession(page);
  try {
    await protocol.send('DOM.enable');
    await protocol.send('CSS.enable');
    const { root } = await protocol.send('DOM.getDocument', { depth: -1, pierce: true });
    const found: string[] = [];
    for (const node of withText(root)) found.push(...(await drawnByMachine(protocol, node)));
    return found;
  } finally {
    await protocol.detach();
  }
}

async function drawnByMachine(protocol: CDPSession, { nodeId, localName }: DomNode): Promise<string[]> {
  const { fonts } = await protocol.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => `${localName} in ${familyName}`);
}

function withText(node: DomNode): DomNode[] {
  if (['script', 'style', 'head'].includes(node.localName)) return [];
  const below = [...(node.children ?? []), ...(node.shadowRoots ?? [])];
  const isParent = below.some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue.trim() !== '');
  return [...(isParent && node.nodeType === 1 ? [node] : []), ...below.flatMap(withText)];
}
