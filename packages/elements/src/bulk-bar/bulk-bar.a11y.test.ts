import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, treeOf } from '../../test/tree.js';
import '../button/define.js';
import './define.js';
import type { SkyBulkBar } from './index.js';

describe('sky-bulk-bar for assistive technology', () => {
  it('is a group named by the count, with a status and a named way to let go', async () => {
    const bar = await fixture<SkyBulkBar>(html`
      <sky-bulk-bar count="3"><sky-button variant="ghost">Delete</sky-button></sky-bulk-bar>
    `);
    const group = await nodeOf('sky-bulk-bar', 'group');
    expect(group.name).to.equal('3 selected');
    expect(group.children!.map(({ role, name }) => [role, name])).to.deep.equal([
      ['button', 'Delete'],
      ['button', 'Clear selection'],
    ]);
    expect(await nodeOf('sky-bulk-bar', 'status')).to.include({ live: 'polite' });
    await expectAccessible(bar);
  });

  it('leaves only the status, silent, when nothing is chosen', async () => {
    await fixture(html`<sky-bulk-bar><sky-button variant="ghost">Delete</sky-button></sky-bulk-bar>`);
    expect((await treeOf('sky-bulk-bar')).map(({ role }) => role)).to.deep.equal(['status']);
  });

  it('has ghost buttons that can be read on its ground', async () => {
    const bar = await fixture<SkyBulkBar>(html`
      <sky-bulk-bar count="1"><sky-button variant="ghost">Stop</sky-button></sky-bulk-bar>
    `);
    const control = bar.querySelector('sky-button')!.shadowRoot!.querySelector('[part="control"]')!;
    expect(getComputedStyle(control).color).to.equal(
      getComputedStyle(bar.shadowRoot!.querySelector('[part="bar"]')!).color,
    );
  });
});
