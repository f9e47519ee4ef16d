import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import '../../test/demo-icons.js';
import { treeOf } from '../../test/tree.js';
import './define.js';

describe('sky-empty-state for assistive technology', () => {
  it('is a heading and text; the picture is not there', async () => {
    const state = await fixture(html`
      <sky-empty-state icon="scale" heading="No load balancers" text="They spread traffic."><button slot="actions">Create</button></sky-empty-state>
    `);
    const nodes = (await treeOf('sky-empty-state')).filter(({ name }) => name.trim() !== '');
    expect(nodes.map(({ role, name }) => ({ role, name: name.trim() }))).to.deep.equal([
      { role: 'heading', name: 'No load balancers' },
      { role: 'StaticText', name: 'They spread traffic.' },
      { role: 'button', name: 'Create' },
    ]);
    expect(nodes[0]).to.include({ level: 2 });
    await expectAccessible(state);
  });
});
