import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { treeOf } from '../../test/tree.js';
import './define.js';

describe('sky-spinner for assistive technology', () => {
  it('is a progress bar without a value, named by its label', async () => {
    const spinner = await fixture(html`<sky-spinner label="Loading networks"></sky-spinner>`);
    const [node] = await treeOf('sky-spinner');
    expect(node).to.include({ role: 'progressbar', name: 'Loading networks' });
    await expectAccessible(spinner);
  });

  it('is not there without a label', async () => {
    await fixture(html`<sky-spinner></sky-spinner>`);
    expect(await treeOf('sky-spinner')).to.deep.equal([]);
  });

  it('stays an open ring in forced colours', async () => {
    const spinner = await fixture(html`<sky-spinner></sky-spinner>`);
    await emulateMedia({ forcedColors: 'active' });
    try {
      const { borderInlineStartColor, borderInlineEndColor } = getComputedStyle(
        spinner.shadowRoot!.querySelector('.ring')!,
      );
      expect(borderInlineEndColor).to.not.equal(borderInlineStartColor);
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
