import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { nodeOf, treeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkySectionItem, SkySectionMenu } from './index.js';

const make = () =>
  fixture<SkySectionMenu>(html`
    <sky-section-menu label="Compute">
      <sky-section-group label="Networking">
        <sky-section-item label="Networks" href="#networks" count="2" current></sky-section-item>
        <sky-section-item label="Routers" href="#routers"></sky-section-item>
      </sky-section-group>
    </sky-section-menu>
  `);

describe('sky-section-menu for assistive technology', () => {
  it('is named navigation with a list for each group, named by its title', async () => {
    const menu = await make();
    expect(await nodeOf('sky-section-menu', 'navigation')).to.include({ name: 'Compute' });
    expect(await nodeOf('sky-section-menu', 'heading')).to.include({ name: 'Networking' });
    const list = await nodeOf('sky-section-menu', 'list');
    expect(list.name).to.equal('Networking');
    expect(list.children!.map(({ children: [link] = [] }) => link?.name)).to.deep.equal([
      'Networks 2 items',
      'Routers',
    ]);
    const currents = [...menu.querySelectorAll('sky-section-item')].map(
      (item) => item.shadowRoot!.querySelector('a')!.ariaCurrent,
    );
    expect(currents).to.deep.equal(['page', null]);
    await expectAccessible(menu);
  });

  it('counts in the language around it', async () => {
    const menu = await make();
    menu.lang = 'ru';
    await loadLanguage('ru');
    await settled(document);
    expect((await nodeOf('sky-section-menu', 'link')).name).to.equal('Networks 2 объекта');
  });

  it('is one list without groups', async () => {
    const menu = await fixture<SkySectionMenu>(html`
      <sky-section-menu label="Account"><sky-section-item label="Profile" href="#p"></sky-section-item></sky-section-menu>
    `);
    const { children } = await nodeOf('sky-section-menu', 'list');
    expect(children!.map(({ role }) => role)).to.deep.equal(['listitem']);
    await expectAccessible(menu);
  });

  it('is a named select when compact', async () => {
    const menu = await make();
    menu.compact = true;
    await menu.updateComplete;
    expect(await nodeOf('sky-section-menu', 'combobox')).to.include({ name: 'Compute', value: 'Networks' });
    expect((await treeOf('sky-section-menu')).some(({ role }) => role === 'link')).to.equal(false);
    await expectAccessible(menu);
  });

  it('warns when an item has no name', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    try {
      await fixture<SkySectionItem>(html`<sky-section-item href="#p"></sky-section-item>`);
    } finally {
      console.warn = warn;
    }
    expect(said.filter((text) => text.includes('no label'))).to.have.length(1);
  });
});
