import type { TreeNode } from './tree.js';

/** What `readTree` needs of a session of the DevTools protocol. */
export interface Protocol {
  send(method: string, params?: object): Promise<any>;
}

export function readTree(protocol: Protocol, selector: string): Promise<TreeNode[]>;
