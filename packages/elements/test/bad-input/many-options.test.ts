import '../../src/combobox/define.js';
import '../../src/select/define.js';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import type { SkyCombobox } from '../../src/combobox/index.js';
import type { SkySelect } from '../../src/select/index.js';
import { settled } from '../axe.js';
import { nodeOf } from '../tree.js';

const many = Array.from({ length: 10_000 }, (_, at) => ({ value: `id-${at}`, label: `Network ${at}` }));

describe('10,000 options', () => {
  it('are all in a select', async () => {
    const field = await fixture<SkySelect>(html`
      <sky-select label="Network">
        ${many.map(({ value, label }) => html`<option value=${value}>${label}</option>`)}
      </sky-select>
    `);
    field.value = 'id-9999';
    await field.updateComplete;
    expect((await nodeOf('sky-select', 'combobox'))['value']).to.equal('Network 9999');
    // In Firefox each of them is a node of the tree.
  }).timeout(60_000);

  it('can be searched, walked through and chosen from in a combobox', async () => {
    const field = await fixture<SkyCombobox>(html`<sky-combobox label="Network" .options=${many}></sky-combobox>`);
    field.focus();
    await sendKeys({ press: 'ArrowUp' });
    await settled(document);
    expect((await nodeOf('sky-combobox', 'combobox'))['expanded']).to.equal(true);
    await sendKeys({ type: 'k 9998' });
    await settled(document);
    await sendKeys({ press: 'Enter' });
    expect(field.value).to.equal('id-9998');
  });
});
