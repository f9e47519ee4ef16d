import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import '../../test/demo-icons.js';
import { treeOf } from '../../test/tree.js';
import './define.js';

describe('sky-icon for assistive technology', () => {
  it('is an image with its label as the name', async () => {
    const icon = await fixture(html`<sky-icon name="server" label="Instance"></sky-icon>`);
    const [node] = await treeOf('sky-icon');
    expect(node).to.deep.include({ name: 'Instance' });
    expect(node!.role).to.match(/^(img|image)$/);
    await expectAccessible(icon);
  });

  it('is not there without a label', async () => {
    await fixture(html`<sky-icon name="server"></sky-icon>`);
    expect(await treeOf('sky-icon')).to.deep.equal([]);
  });
});
