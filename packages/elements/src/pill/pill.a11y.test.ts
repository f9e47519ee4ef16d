import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { treeOf } from '../../test/tree.js';
import './define.js';

describe('sky-pill for assistive technology', () => {
  it('is text, without its shape', async () => {
    const element = await fixture(html`<sky-pill state="error" label="Error" reason="No valid host"></sky-pill>`);
    const words = (await treeOf('sky-pill')).filter(({ role }) => role === 'StaticText').map(({ name }) => name.trim());
    expect(words.filter((word) => word !== '')).to.deep.equal(['Error', 'No valid host']);
    await expectAccessible(element);
  });

  it('keeps the mark inside its shape in forced colours', async () => {
    const element = await fixture(html`<sky-pill state="error" label="Error"></sky-pill>`);
    await emulateMedia({ forcedColors: 'active' });
    try {
      const root = element.shadowRoot!;
      const ground = getComputedStyle(root.querySelector('.cut')!).stroke;
      expect(ground).to.not.equal(getComputedStyle(root.querySelector('.state-glyph')!).color);
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
