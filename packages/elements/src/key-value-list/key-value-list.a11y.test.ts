import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { treeOf, type TreeNode } from '../../test/tree.js';
import './define.js';

const all = (nodes: TreeNode[], role: string): TreeNode[] =>
  nodes.flatMap((node) => [...(node.role === role ? [node] : []), ...all(node.children ?? [], role)]);
const words = (node: TreeNode): string =>
  node.role === 'StaticText' ? node.name : (node.children ?? []).map(words).join('').trim();

describe('sky-key-value-list for assistive technology', () => {
  it('has terms and their values, those of the items and those put into it', async () => {
    const list = await fixture(html`<sky-key-value-list
      label="Properties" .items=${[{ label: 'ID', value: '7c1f', copyable: true }, { label: 'Host' }]}
    ><div><dt>Zone</dt><dd>b</dd></div></sky-key-value-list>`);
    const tree = await treeOf('sky-key-value-list');
    expect(all(tree, 'term').map(words)).to.deep.equal(['ID', 'Host', 'Zone']);
    expect(all(tree, 'definition').map(words)).to.deep.equal(['7c1f', 'No value', 'b']);
    expect(all(tree, 'button').map(({ name }) => name)).to.deep.equal(['Copy: ID']);
    await expectAccessible(list);
  });
});
