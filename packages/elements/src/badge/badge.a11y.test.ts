import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { treeOf } from '../../test/tree.js';
import './define.js';

const wordsIn = async (selector: string) =>
  (await treeOf(selector))
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name.trim())
    .filter((word) => word !== '');

describe('sky-badge for assistive technology', () => {
  it('says its count', async () => {
    const badge = await fixture(html`<sky-badge count="4"></sky-badge>`);
    expect(await wordsIn('sky-badge')).to.deep.equal(['4']);
    await expectAccessible(badge);
  });

  it('says its label, and not the count again', async () => {
    const badge = await fixture(html`<sky-badge count="120" tone="danger" label="120 errors"></sky-badge>`);
    expect(await wordsIn('sky-badge')).to.deep.equal(['120 errors']);
    await expectAccessible(badge);
  });

  it('says nothing for a dot without a label', async () => {
    await fixture(html`<sky-badge dot></sky-badge>`);
    expect(await wordsIn('sky-badge')).to.deep.equal([]);
  });

  it('can be told from the ground in forced colours', async () => {
    const badge = await fixture(html`<sky-badge dot></sky-badge>`);
    await emulateMedia({ forcedColors: 'active' });
    try {
      const dot = getComputedStyle(badge.shadowRoot!.querySelector('[part="badge"]')!).backgroundColor;
      expect(dot).to.not.equal(getComputedStyle(document.body).backgroundColor);
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
