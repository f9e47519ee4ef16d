import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import './define.js';
import type { SkyCheckbox } from './index.js';

/** The checkbox as assistive technology has it, after axe had nothing to say. */
async function nodeIn(template: TemplateResult) {
  fixtureCleanup();
  await expectAccessible(await fixture(html`<div>${template}</div>`));
  return nodeOf('sky-checkbox', 'checkbox');
}

describe('sky-checkbox for assistive technology', () => {
  it('says whether it is off, on or mixed', async () => {
    expect(await nodeIn(html`<sky-checkbox label="Shared"></sky-checkbox>`)).to.include({
      name: 'Shared',
      checked: 'false',
    });
    expect(await nodeIn(html`<sky-checkbox label="Shared" checked></sky-checkbox>`)).to.include({ checked: 'true' });
    expect(await nodeIn(html`<sky-checkbox label="All" indeterminate></sky-checkbox>`)).to.include({
      checked: 'mixed',
    });
  });

  it('takes its name from the slot, from a hidden label, and from a label outside', async () => {
    expect(await nodeIn(html`<sky-checkbox><b slot="label">Port security</b></sky-checkbox>`)).to.include({
      name: 'Port security',
    });
    expect(await nodeIn(html`<sky-checkbox label="Select web-1" label-hidden></sky-checkbox>`)).to.include({
      name: 'Select web-1',
    });
    const node = await nodeIn(html`<label for="box">Outside</label><sky-checkbox id="box"></sky-checkbox>`);
    expect(node.name).to.equal('Outside');
  });

  it('does not read the mark of a required one', async () => {
    const node = await nodeIn(html`<sky-checkbox label="I accept the terms" required></sky-checkbox>`);
    expect(node.name).to.equal('I accept the terms');
  });

  it('has its box before the words in both reading directions', async () => {
    const field = await fixture<SkyCheckbox>(html`<sky-checkbox label="Shared"></sky-checkbox>`);
    const [box, words] = ['input', 'label'].map((part) => field.shadowRoot!.querySelector(part)!);
    expect(box!.getBoundingClientRect().left).to.be.lessThan(words!.getBoundingClientRect().left);
    field.dir = 'rtl';
    expect(box!.getBoundingClientRect().left).to.be.greaterThan(words!.getBoundingClientRect().left);
  });

  it("leaves the drawing to the browser in the person's own colours", async () => {
    const field = await fixture<SkyCheckbox>(html`<sky-checkbox label="Shared" checked></sky-checkbox>`);
    await emulateMedia({ forcedColors: 'active' });
    try {
      expect(getComputedStyle(field.shadowRoot!.querySelector('input')!).appearance).to.equal('auto');
      expect(getComputedStyle(field.shadowRoot!.querySelector('svg')!).display).to.equal('none');
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
