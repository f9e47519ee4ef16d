import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { treeOf } from '../../test/tree.js';
import './define.js';

describe('sky-tabs for assistive technology', () => {
  it('is a named list of tabs, one of them selected, and the panel named by it', async () => {
    const tabs = await fixture(html`
      <sky-tabs label="Instance" value="volumes">
        <sky-tab value="overview" label="Overview"></sky-tab>
        <sky-tab value="volumes" label="Volumes" count="4"></sky-tab>
        <sky-tab-panel value="overview">What it is</sky-tab-panel>
        <sky-tab-panel value="volumes">What it keeps</sky-tab-panel>
      </sky-tabs>
    `);
    const [list, panel, ...rest] = await treeOf('sky-tabs');
    expect(rest).to.deep.equal([]);
    expect(list).to.include({ role: 'tablist', name: 'Instance' });
    expect(list!.children!.map(({ role, name, selected }) => ({ role, name, selected }))).to.deep.equal([
      { role: 'tab', name: 'Overview', selected: false },
      { role: 'tab', name: 'Volumes 4', selected: true },
    ]);
    expect(panel).to.include({ role: 'tabpanel', name: 'Volumes 4' });
    await expectAccessible(tabs);
  });

  it('points from each tab to its panel', async () => {
    const tabs = await fixture(html`
      <sky-tabs label="Instance">
        <sky-tab id="mine" value="overview" label="Overview"></sky-tab>
        <sky-tab-panel value="overview">What it is</sky-tab-panel>
      </sky-tabs>
    `);
    const tab = tabs.querySelector('sky-tab')!;
    expect(tab.id).to.equal('mine');
    expect(tab.getAttribute('aria-controls')).to.equal(tabs.querySelector('sky-tab-panel')!.id).and.not.to.equal('');
  });

  it('is navigation where the tabs are links', async () => {
    const tabs = await fixture(html`
      <sky-tabs label="Project" value="networks">
        <sky-tab value="instances" label="Instances" href="#instances"></sky-tab>
        <sky-tab value="networks" label="Networks" href="#networks"></sky-tab>
      </sky-tabs>
    `);
    const [list] = await treeOf('sky-tabs');
    expect(list).to.include({ role: 'navigation', name: 'Project' });
    expect(list!.children!.map(({ role, name }) => ({ role, name }))).to.deep.equal([
      { role: 'link', name: 'Instances' },
      { role: 'link', name: 'Networks' },
    ]);
    const currents = [...tabs.querySelectorAll('sky-tab')].map(
      (tab) => tab.shadowRoot!.querySelector('a')!.ariaCurrent,
    );
    expect(currents).to.deep.equal([null, 'page']);
    await expectAccessible(tabs);
  });
});
