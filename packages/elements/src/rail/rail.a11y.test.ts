import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { nodeOf, treeOf } from '../../test/tree.js';
import './define.js';
import type { SkyRail, SkyRailItem } from './index.js';

const make = () =>
  fixture<SkyRail>(html`
    <sky-rail label="Services">
      <sky-rail-item label="Monitoring" href="#monitoring" alert="Two problems"><i></i></sky-rail-item>
      <sky-rail-item label="Compute" href="#compute" current><i></i></sky-rail-item>
    </sky-rail>
  `);
const inner = (rail: SkyRail, at: number) =>
  (rail.children[at] as SkyRailItem).shadowRoot!.querySelector<HTMLElement>('[part="item"]')!;

describe('sky-rail for assistive technology', () => {
  it('is named navigation with a list of links', async () => {
    const rail = await make();
    const [navigation] = await treeOf('sky-rail');
    expect(navigation).to.include({ role: 'navigation', name: 'Services' });
    const { children } = await nodeOf('sky-rail', 'list');
    const links = children!.map(({ role, children: [link] = [] }) => [role, link?.role, link?.name]);
    expect(links).to.deep.equal([
      ['listitem', 'link', 'Monitoring'],
      ['listitem', 'link', 'Compute'],
    ]);
    expect(await nodeOf('sky-rail', 'link')).to.include({ description: 'Two problems' });
    expect([inner(rail, 0).ariaCurrent, inner(rail, 1).ariaCurrent]).to.deep.equal([null, 'page']);
    await expectAccessible(rail);
  });

  it('has the same names with the words below', async () => {
    const rail = await make();
    rail.orientation = 'horizontal';
    await settled(document);
    const { children } = await nodeOf('sky-rail', 'list');
    expect(children!.map(({ children: [link] = [] }) => link?.name)).to.deep.equal(['Monitoring', 'Compute']);
    await expectAccessible(rail);
  });

  it('shows where the person is when colours are forced', async () => {
    const rail = await make();
    await emulateMedia({ forcedColors: 'active' });
    try {
      expect(getComputedStyle(inner(rail, 1)).outlineStyle).to.equal('solid');
      expect(getComputedStyle(inner(rail, 0)).outlineStyle).to.equal('none');
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
