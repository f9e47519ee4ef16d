import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, treeOf } from '../../test/tree.js';
import './define.js';

describe('sky-pagination for assistive technology', () => {
  it('is navigation with named buttons, a field that says of how many pages, and a status', async () => {
    const element = await fixture(html`<sky-pagination page="1" total="312"></sky-pagination>`);
    const [navigation] = await treeOf('sky-pagination');
    expect(navigation).to.include({ role: 'navigation', name: 'Pagination' });
    const buttons = navigation!.children!.filter(({ role }) => role === 'button');
    expect(buttons.map(({ name, disabled = false }) => [name, disabled])).to.deep.equal([
      ['First page', true],
      ['Previous page', true],
      ['Next page', false],
      ['Last page', false],
    ]);
    expect(await nodeOf('sky-pagination', 'textbox')).to.include({ name: 'Page', value: '1', description: 'of 16' });
    expect(await nodeOf('sky-pagination', 'combobox')).to.include({ name: 'Rows per page', value: '20' });
    expect(await nodeOf('sky-pagination', 'status')).to.include({ live: 'polite' });
    await expectAccessible(element);
  });

  it('has the name it is given', async () => {
    await fixture(html`<sky-pagination label="Pages of volumes"></sky-pagination>`);
    expect(await nodeOf('sky-pagination', 'navigation')).to.include({ name: 'Pages of volumes' });
  });
});
