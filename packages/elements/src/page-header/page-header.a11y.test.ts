import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import '../button/define.js';
import './define.js';
import type { SkyPageHeader } from './index.js';

describe('sky-page-header for assistive technology', () => {
  it('has a heading of its level, named by text or by what is slotted', async () => {
    const header = await fixture<SkyPageHeader>(html`
      <sky-page-header heading="Instances" level="2"><sky-button slot="actions">Create</sky-button></sky-page-header>
    `);
    expect(await nodeOf('sky-page-header', 'heading')).to.include({ name: 'Instances', level: 2 });
    await expectAccessible(header);
    header.level = 1;
    header.innerHTML = '<bdi slot="heading">ledger-db-01</bdi>';
    await header.updateComplete;
    expect(await nodeOf('sky-page-header', 'heading')).to.include({ name: 'ledger-db-01', level: 1 });
    await expectAccessible(header);
  });

  it('has a link back, whose arrow says nothing', async () => {
    await fixture(html`<sky-page-header heading="A"><a slot="back" href="#all">Instances</a></sky-page-header>`);
    expect(await nodeOf('sky-page-header', 'link')).to.include({ name: 'Instances' });
  });
});
