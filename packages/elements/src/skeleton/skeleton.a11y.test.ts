import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { treeOf } from '../../test/tree.js';
import './define.js';

describe('sky-skeleton for assistive technology', () => {
  it('is not there', async () => {
    const skeleton = await fixture(html`<sky-skeleton lines="3"></sky-skeleton>`);
    expect(await treeOf('sky-skeleton')).to.deep.equal([]);
    await expectAccessible(skeleton);
  });

  it('has an outline in forced colours', async () => {
    const skeleton = await fixture(html`<sky-skeleton></sky-skeleton>`);
    await emulateMedia({ forcedColors: 'active' });
    try {
      const bone = getComputedStyle(skeleton.shadowRoot!.querySelector('[part="bone"]')!);
      expect(bone.borderTopWidth).to.equal('1px');
      expect(bone.borderTopColor).to.not.equal(getComputedStyle(document.body).backgroundColor);
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
