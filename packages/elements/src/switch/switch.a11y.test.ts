import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import './define.js';
import type { SkySwitch } from './index.js';

/** The switch as assistive technology has it, after axe had nothing to say. */
async function nodeIn(template: TemplateResult) {
  fixtureCleanup();
  await expectAccessible(await fixture(html`<div>${template}</div>`));
  return nodeOf('sky-switch', 'switch');
}

describe('sky-switch for assistive technology', () => {
  it('is a switch that says whether it is on', async () => {
    expect(await nodeIn(html`<sky-switch label="DHCP"></sky-switch>`)).to.include({ name: 'DHCP', checked: 'false' });
    expect(await nodeIn(html`<sky-switch label="DHCP" checked></sky-switch>`)).to.include({ checked: 'true' });
  });

  it('as a card has the hint as its description', async () => {
    const node = await nodeIn(
      html`<sky-switch appearance="card" label="DHCP" hint="Hands out addresses."></sky-switch>`,
    );
    expect(node).to.include({ name: 'DHCP', description: 'Hands out addresses.' });
  });

  it('keeps a hidden label as its name', async () => {
    expect(await nodeIn(html`<sky-switch label="Flavor" label-hidden></sky-switch>`)).to.include({ name: 'Flavor' });
  });

  it("shows on and off apart in the person's own colours", async () => {
    const field = await fixture<SkySwitch>(html`<sky-switch label="DHCP"></sky-switch>`);
    const input = field.shadowRoot!.querySelector('input')!;
    await emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    try {
      const off = getComputedStyle(input).backgroundColor;
      field.checked = true;
      await field.updateComplete;
      expect(getComputedStyle(input).backgroundColor).to.not.equal(off);
      expect(getComputedStyle(input).borderTopStyle).to.equal('solid');
    } finally {
      await emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
    }
  });
});
