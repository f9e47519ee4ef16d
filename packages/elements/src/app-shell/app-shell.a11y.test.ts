import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, treeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import '../rail/define.js';
import '../section-menu/define.js';
import './define.js';
import type { SkyAppShell } from './index.js';

const make = () =>
  fixture<SkyAppShell>(html`
    <sky-app-shell style="inline-size: 1300px; block-size: 300px">
      <div slot="header">Skydeck</div>
      <sky-rail slot="rail" label="Services"><sky-rail-item label="Compute" href="#c"><i></i></sky-rail-item></sky-rail>
      <sky-section-menu slot="menu" label="Compute">
        <sky-section-item label="Instances" href="#i"></sky-section-item>
      </sky-section-menu>
      <p>The page</p>
    </sky-app-shell>
  `);

describe('sky-app-shell for assistive technology', () => {
  it('has the landmarks in reading order, after the way past them', async () => {
    const shell = await make();
    const tree = await treeOf('sky-app-shell');
    expect(tree.map(({ role, name }) => [role, name])).to.deep.equal([
      ['link', 'Skip to content'],
      ['banner', ''],
      ['navigation', 'Services'],
      ['navigation', 'Compute'],
      ['main', ''],
    ]);
    await expectAccessible(shell);
  });

  it('follows the language', async () => {
    const shell = await make();
    shell.lang = 'de';
    await loadLanguage('de');
    await shell.updateComplete;
    expect((await nodeOf('sky-app-shell', 'link')).name).to.equal('Zum Inhalt springen');
  });
});
