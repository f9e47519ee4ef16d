import { executeServerCommand } from '@web/test-runner-commands';

/** A node as assistive technology is given it. States are those that the browser reports, such as `invalid: 'true'`. */
export interface TreeNode {
  role: string;
  name: string;
  description?: string;
  value?: unknown;
  children?: TreeNode[];
  [state: string]: unknown;
}

/** The accessible nodes of an element, shadow roots included: several when the element itself has no role. */
export async function treeOf(selector: string): Promise<TreeNode[]> {
  return executeServerCommand<TreeNode[], { selector: string }>('accessibility-tree', { selector });
}

/** The first node with a role, anywhere in the element. */
export async function nodeOf(selector: string, role: string): Promise<TreeNode> {
  const search = (nodes: TreeNode[]): TreeNode | undefined => {
    for (const node of nodes) {
      const found = node.role === role ? node : search(node.children ?? []);
      if (found) return found;
    }
    return undefined;
  };
  const tree = await treeOf(selector);
  const found = search(tree);
  if (!found) throw new Error(`No ${role} in ${selector}: ${JSON.stringify(tree)}`);
  return found;
}
