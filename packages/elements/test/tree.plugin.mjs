import { readTree } from './browser-tree.mjs';

/** A test command that reads the browser's own accessibility tree: what a screen reader is given. */
export function accessibilityTree() {
  return {
    name: 'accessibility-tree',
    async executeCommand({ command, payload, session }) {
      if (command !== 'accessibility-tree') return undefined;
      const page = session.browser.getPage(session.id);
      const protocol = await page.context().newCDPSession(page);
      try {
        return await readTree(protocol, payload.selector);
      } finally {
        await protocol.detach();
      }
    },
  };
}
