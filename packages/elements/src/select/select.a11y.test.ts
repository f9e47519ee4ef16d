import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import './define.js';
import type { SkySelect } from './index.js';

/** The select as assistive technology has it, after axe had nothing to say. */
async function nodeIn(template: TemplateResult) {
  fixtureCleanup();
  await expectAccessible(await fixture(html`<div>${template}</div>`));
  return nodeOf('sky-select', 'combobox');
}

describe('sky-select for assistive technology', () => {
  it('says its name and the words of the chosen option', async () => {
    const node = await nodeIn(
      html`<sky-select label="Zone" value="b"><option value="a">Alpha</option><option value="b">Beta</option></sky-select>`,
    );
    expect(node).to.include({ name: 'Zone', value: 'Beta' });
  });

  it('takes its name from a label outside', async () => {
    const node = await nodeIn(
      html`<label for="zone">Zone</label><sky-select id="zone"><option>Alpha</option></sky-select>`,
    );
    expect(node.name).to.equal('Zone');
  });

  it('has its mark at the end in both reading directions, over the native control', async () => {
    const field = await fixture<SkySelect>(html`<sky-select label="Zone"><option>Alpha</option></sky-select>`);
    const mark = field.shadowRoot!.querySelector('.chevrons')!;
    const middle = () => {
      const box = field.getBoundingClientRect();
      return (mark.getBoundingClientRect().left - box.left) / box.width;
    };
    expect(middle()).to.be.greaterThan(0.5);
    field.dir = 'rtl';
    expect(middle()).to.be.lessThan(0.5);
    expect(getComputedStyle(mark).pointerEvents).to.equal('none');
  });

  it("keeps a border in the person's own colours", async () => {
    const field = await fixture<SkySelect>(
      html`<sky-select label="Zone" error="Full."><option>Alpha</option></sky-select>`,
    );
    await emulateMedia({ forcedColors: 'active' });
    try {
      expect(getComputedStyle(field.shadowRoot!.querySelector('[part="control"]')!).borderTopWidth).to.equal('2px');
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
