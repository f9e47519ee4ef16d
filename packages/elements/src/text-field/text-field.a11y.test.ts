import { expect, fixture } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { settled } from '../../test/axe.js';
import { nodeOf, treeOf } from '../../test/tree.js';
import './define.js';
import type { SkyTextField } from './index.js';

const part = (field: SkyTextField, name: string) => field.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`)!;

describe('sky-text-field, as assistive technology is given it', () => {
  it('is a required text box with its value, note and hint, and a button to clear it', async () => {
    await fixture(html`
      <sky-text-field label="MTU" note="1500 to 9000" hint="In bytes." value="1500" required with-clear></sky-text-field>
    `);
    expect(await nodeOf('sky-text-field', 'textbox')).to.deep.include({
      name: 'MTU',
      description: '1500 to 9000 In bytes.',
      value: '1500',
      required: true,
      invalid: 'false',
    });
    expect((await nodeOf('sky-text-field', 'button')).name).to.equal('Clear');
  });

  it('is named by its label slot, or by a label outside', async () => {
    await fixture(html`<sky-text-field><span slot="label">Size in <abbr>GiB</abbr></span></sky-text-field>`);
    expect((await nodeOf('sky-text-field', 'textbox')).name).to.equal('Size in GiB');
    await fixture(html`<label for="outer">Router name</label><sky-text-field id="outer"></sky-text-field>`);
    expect((await nodeOf('#outer', 'textbox')).name).to.equal('Router name');
  });

  it('has prefix and suffix in its description, around the text in every reading direction', async () => {
    const field = await fixture<SkyTextField>(
      html`<sky-text-field label="Host" prefix="https://" suffix=".example.com" hint="Public."></sky-text-field>`,
    );
    const node = await nodeOf('sky-text-field', 'textbox');
    expect(node.description).to.equal('https:// .example.com Public.');
    const at = (selector: string) => field.shadowRoot!.querySelector(selector)!.getBoundingClientRect().x;
    expect(at('#prefix') < at('input') && at('input') < at('#suffix')).to.equal(true);
    field.dir = 'rtl';
    expect(at('#prefix') > at('input') && at('input') > at('#suffix')).to.equal(true);
    field.prefixText = '';
    await field.updateComplete;
    expect(field.shadowRoot!.querySelector('#prefix')?.checkVisibility() ?? false).to.equal(false);
  });

  it('is a search box when it searches', async () => {
    await fixture(html`<sky-text-field label="Search" label-hidden type="search"></sky-text-field>`);
    expect((await nodeOf('sky-text-field', 'searchbox')).name).to.equal('Search');
  });

  it('tells that the password is shown by the pressed state alone', async () => {
    const field = await fixture<SkyTextField>(html`<sky-text-field label="Password" type="password"></sky-text-field>`);
    expect(await nodeOf('sky-text-field', 'button')).to.deep.include({ name: 'Show password', pressed: 'false' });
    field.shadowRoot!.querySelector('button')!.click();
    await field.updateComplete;
    expect(await nodeOf('sky-text-field', 'button')).to.deep.include({ name: 'Show password', pressed: 'true' });
  });

  it('has no name when nobody gave one', async () => {
    await fixture(html`<sky-text-field></sky-text-field>`);
    expect((await treeOf('sky-text-field')).find(({ role }) => role === 'textbox')!.name).to.equal('');
  });
});

describe('sky-text-field, as it is seen', () => {
  afterEach(() => emulateMedia({ forcedColors: 'none' }));

  it('has its content in reading order', async () => {
    for (const [dir, sign] of [
      ['ltr', 1],
      ['rtl', -1],
    ] as const) {
      const root = await fixture(html`<div dir=${dir}>
        <sky-text-field label="Size"><i slot="start">S</i><i slot="end">E</i></sky-text-field>
      </div>`);
      const at = (name: string) => root.querySelector(`[slot="${name}"]`)!.getBoundingClientRect().x;
      expect(Math.sign(at('end') - at('start')), dir).to.equal(sign);
    }
  });

  it('shows a ring around the box while the text has focus, and only then', async () => {
    const field = await fixture<SkyTextField>(html`<sky-text-field label="Name" type="password"></sky-text-field>`);
    field.focus();
    expect(getComputedStyle(part(field, 'control')).outlineWidth).to.equal('2px');
    await sendKeys({ press: 'Tab' });
    expect(getComputedStyle(part(field, 'control')).outlineStyle).to.equal('none');
    expect(getComputedStyle(field.shadowRoot!.querySelector('button')!).outlineWidth).to.equal('2px');
  });

  it('shows a problem by more than colour', async () => {
    const field = await fixture<SkyTextField>(html`<sky-text-field label="Name" error="Taken."></sky-text-field>`);
    expect(field.shadowRoot!.querySelectorAll('.message-row .glyph').length).to.equal(1);
    await emulateMedia({ forcedColors: 'active' });
    expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
    await settled(document);
    expect(getComputedStyle(part(field, 'control')).borderInlineStartWidth).to.equal('2px');
  });

  it('keeps its height for each size', async () => {
    for (const [size, height] of [
      ['x-small', 28],
      ['small', 32],
      ['medium', 36],
      ['large', 40],
    ] as const) {
      const field = await fixture<SkyTextField>(html`
        <sky-text-field label="Name" size=${size} type="password" with-clear value="secret"></sky-text-field>
      `);
      expect(part(field, 'control').offsetHeight, size).to.equal(height);
    }
  });
});
