import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import './define.js';
import type { SkyCidrField } from './index.js';

async function make(template: TemplateResult): Promise<SkyCidrField> {
  const place = await fixture(html`<div>${template}</div>`);
  return place.querySelector('sky-cidr-field')!;
}

describe('sky-cidr-field for assistive technology', () => {
  it('is a required text box with its value, note and hint', async () => {
    const field = await make(html`
      <sky-cidr-field label="CIDR" note="/16 to /28" hint="254 usable addresses." required value="10.0.0.0/24"></sky-cidr-field>
    `);
    await expectAccessible(field);
    expect(await nodeOf('sky-cidr-field', 'textbox')).to.deep.include({
      name: 'CIDR',
      description: '/16 to /28 254 usable addresses.',
      value: '10.0.0.0/24',
      required: true,
      invalid: 'false',
    });
  });

  it('has the offer in its description, and as a button', async () => {
    const field = await make(html`<sky-cidr-field label="CIDR" value="10.80.4.10/24"></sky-cidr-field>`);
    field.reportValidity();
    await field.updateComplete;
    await expectAccessible(field);
    expect(await nodeOf('sky-cidr-field', 'textbox')).to.deep.include({
      description: 'Not the network address. Use 10.80.4.0/24',
      invalid: 'true',
    });
    expect((await nodeOf('sky-cidr-field', 'button')).name).to.equal('Use 10.80.4.0/24');
  });

  it('is named by its label slot, or by a label outside', async () => {
    await make(html`<sky-cidr-field><b slot="label">Subnet</b></sky-cidr-field>`);
    expect((await nodeOf('sky-cidr-field', 'textbox')).name).to.equal('Subnet');
    await make(html`<label for="outer">Allowed network</label><sky-cidr-field id="outer"></sky-cidr-field>`);
    expect((await nodeOf('#outer', 'textbox')).name).to.equal('Allowed network');
  });

  it('writes the address from the left in every reading direction, from where one reads', async () => {
    const field = await make(html`<sky-cidr-field label="CIDR" value="fd00::/64"></sky-cidr-field>`);
    const input = field.shadowRoot!.querySelector('input')!;
    const look = () => [getComputedStyle(input).direction, getComputedStyle(input).textAlign];
    expect(look()).to.deep.equal(['ltr', 'start']);
    field.dir = 'rtl';
    expect(look()).to.deep.equal(['ltr', 'end']);
  });

  it('keeps a long network and its offer within a narrow page', async () => {
    const field = await make(
      html`<sky-cidr-field label="CIDR" value="2001:db8:aaaa:bbbb:cccc:dddd:eeee:ffff/127"></sky-cidr-field>`,
    );
    field.style.inlineSize = '180px';
    field.reportValidity();
    await field.updateComplete;
    expect(field.scrollWidth).to.be.at.most(180);
  });

  it('keeps its height for each size', async () => {
    for (const [size, height] of [
      ['x-small', 28],
      ['small', 32],
      ['medium', 36],
      ['large', 40],
    ] as const) {
      const field = await make(html`<sky-cidr-field label="CIDR" size=${size}></sky-cidr-field>`);
      expect(field.shadowRoot!.querySelector<HTMLElement>('[part="control"]')!.offsetHeight, size).to.equal(height);
    }
  });

  it("shows the problem by more than colour in the person's own colours", async () => {
    const field = await make(html`<sky-cidr-field label="CIDR" value="10.0.0.9/24"></sky-cidr-field>`);
    field.reportValidity();
    await emulateMedia({ forcedColors: 'active' });
    try {
      await settled(document);
      const control = field.shadowRoot!.querySelector('[part="control"]')!;
      expect(getComputedStyle(control).borderInlineStartWidth).to.equal('2px');
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
