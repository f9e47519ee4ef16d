import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, treeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';

describe('sky-avatar for assistive technology', () => {
  it('is an image with the name, not the initials', async () => {
    const avatar = await fixture(html`<sky-avatar name="Mia Hallberg"></sky-avatar>`);
    const tree = await treeOf('sky-avatar');
    expect(tree).to.have.length(1);
    expect(tree[0]).to.include({ role: 'image', name: 'Mia Hallberg' });
    await expectAccessible(avatar);
  });

  it('says the status after the name, in the language around it', async () => {
    await loadLanguage('de');
    const avatar = await fixture(html`<sky-avatar lang="de" name="Mia Hallberg" status="away"></sky-avatar>`);
    expect((await nodeOf('sky-avatar', 'image')).name).to.equal('Mia Hallberg, Abwesend');
    await expectAccessible(avatar);
  });

  it('says the status only, or nothing, where the name stands beside it', async () => {
    await fixture(html`<sky-avatar name="Mia Hallberg" status="online" decorative></sky-avatar>`);
    expect((await nodeOf('sky-avatar', 'image')).name).to.equal('Online');
  });

  it('is not there when it has nothing to say', async () => {
    await fixture(html`<sky-avatar name="Mia Hallberg" decorative></sky-avatar>`);
    expect(await treeOf('sky-avatar')).to.deep.equal([]);
  });

  it('keeps the mark inside its status in forced colours', async () => {
    const avatar = await fixture(html`<sky-avatar name="M" status="busy"></sky-avatar>`);
    await emulateMedia({ forcedColors: 'active' });
    try {
      const root = avatar.shadowRoot!;
      expect(getComputedStyle(root.querySelector('.cut')!).stroke).to.not.equal(
        getComputedStyle(root.querySelector('.status')!).color,
      );
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
