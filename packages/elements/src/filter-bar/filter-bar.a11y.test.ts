import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyFilterBar, SkyFilterChip } from './index.js';
import { waitUntil } from '../../test/until.js';

const make = () =>
  fixture<SkyFilterBar>(html`
    <sky-filter-bar>
      <sky-filter-chip value="tag" label="Tag" operator="is" text="pci-scope"></sky-filter-chip>
      <sky-filter-chip value="network" label="Network">prod-core</sky-filter-chip>
    </sky-filter-bar>
  `);

describe('sky-filter-bar for assistive technology', () => {
  it('is a named group with a list, and each button says what it takes away', async () => {
    const bar = await make();
    expect(await nodeOf('sky-filter-bar', 'group')).to.include({ name: 'Filters' });
    const { children } = await nodeOf('sky-filter-bar', 'list');
    const buttons = children!.map((item) => item.children!.find(({ role }) => role === 'button')!.name);
    expect(buttons).to.deep.equal(['Remove Tag is pci-scope', 'Remove Network prod-core']);
    await expectAccessible(bar);
  });

  it('says how many more there are, in the language around it', async () => {
    const bar = await make();
    bar.style.inlineSize = '260px';
    bar.lang = 'pt';
    await loadLanguage('pt');
    await waitUntil(() => bar.shadowRoot!.querySelector('.more'));
    for (const element of [bar, ...bar.children]) await (element as SkyFilterChip).updateComplete;
    const button = bar.shadowRoot!.querySelector('.more')!;
    expect([button.ariaLabel, button.ariaExpanded]).to.deep.equal(['Mostrar mais 1 filtro', 'false']);
    await expectAccessible(bar);
  });
});
