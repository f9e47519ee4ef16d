import { expect, fixture } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { html } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkySlider } from './index.js';

describeField<SkySlider>('sky-slider', {
  make: () => html`<sky-slider value="40"></sky-slider>`,
  role: 'slider',
  act: async () => {
    await sendKeys({ press: 'ArrowRight' });
  },
  values: [
    { title: 'a number', set: (field) => Object.assign(field, { value: '64' }), sends: ['64'] },
    { title: 'the middle for no number', set: (field) => Object.assign(field, { value: '' }), sends: ['50'] },
    { title: 'the middle for what is no number', set: (field) => Object.assign(field, { value: 'x' }), sends: ['50'] },
    { title: 'a number beyond the limits', set: (field) => Object.assign(field, { value: '700' }), sends: ['700'] },
  ],
  invalid: [
    { flag: 'rangeOverflow', set: (field) => Object.assign(field, { value: '101' }) },
    { flag: 'rangeUnderflow', set: (field) => Object.assign(field, { value: '-1' }) },
    { flag: 'stepMismatch', set: (field) => Object.assign(field, { step: 10, value: '35' }) },
  ],
});

const make = (template = html`<sky-slider label="Size" value="40"></sky-slider>`) => fixture<SkySlider>(template);
const within = (field: SkySlider, selector: string) => field.shadowRoot!.querySelector<HTMLElement>(selector)!;
const said = (field: SkySlider) => within(field, '.own').textContent;
const press = async (...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key });
};

describe('sky-slider', () => {
  it('moves by the keys of the native control, step by step and to its limits', async () => {
    const field = await make(html`<sky-slider label="Size" min="20" max="500" step="5" value="40"></sky-slider>`);
    field.focus();
    const values: string[] = [];
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'End', 'Home']) {
      await press(key);
      values.push(field.value);
    }
    expect(values).to.deep.equal(['45', '50', '45', '40', '500', '20']);
    await press('PageUp');
    expect(field.valueAsNumber).to.be.greaterThan(25);
  });

  it('turns the horizontal arrows around where one reads from the right', async () => {
    const field = await make(html`<sky-slider dir="rtl" label="Size" value="40"></sky-slider>`);
    field.focus();
    await press('ArrowLeft', 'ArrowLeft', 'ArrowRight');
    expect(field.value).to.equal('41');
  });

  it('says input and change for a person, with the number that is new', async () => {
    const field = await make();
    const heard: string[] = [];
    for (const type of ['input', 'change']) field.addEventListener(type, () => heard.push(`${type} ${field.value}`));
    field.focus();
    await press('ArrowRight');
    field.valueAsNumber = 7;
    expect(heard).to.deep.equal(['input 41', 'change 41']);
  });

  it('goes to where the track is pressed, and is filled up to there', async () => {
    const field = await make(html`<sky-slider label="Size" min="0" max="100"></sky-slider>`);
    const { x, y, width, height } = within(field, 'input').getBoundingClientRect();
    try {
      await sendMouse({ type: 'click', position: [Math.round(x + width / 4), Math.round(y + height / 2)] });
      await field.updateComplete;
    } finally {
      await resetMouse();
    }
    expect(field.valueAsNumber).to.be.closeTo(25, 3);
    const fill = Number.parseFloat(getComputedStyle(within(field, '.track'), '::before').inlineSize);
    expect(fill / width).to.be.closeTo(0.25, 0.01);
  });

  it('shows the number with its unit, in the language around it, and in words of the page', async () => {
    const field = await make(html`<sky-slider label="Size" unit="GiB" max="5000" value="1500"></sky-slider>`);
    expect(said(field)).to.equal('1,500\u00a0GiB');
    field.lang = 'de';
    await loadLanguage('de');
    await field.updateComplete;
    expect(said(field)).to.equal('1.500\u00a0GiB');
    field.valueText = (number) => `${number / 1000} TB`;
    await field.updateComplete;
    expect(said(field)).to.equal('1.5 TB');
  });

  it('keeps the length of its track while the number grows', async () => {
    const field = await make(html`<sky-slider label="Size" unit="GiB" min="1" max="1000" value="1"></sky-slider>`);
    const before = within(field, 'input').offsetWidth;
    field.value = '1000';
    await field.updateComplete;
    expect(said(field)).to.equal('1,000\u00a0GiB');
    expect(within(field, 'input').offsetWidth).to.equal(before);
  });

  it('shows marks within the limits, with their words, from the start to the end', async () => {
    const field = await make(html`<sky-slider label="Nodes" min="1" max="9" marks="1, 5, 9, 20"></sky-slider>`);
    const labels = () => [...field.shadowRoot!.querySelectorAll<HTMLElement>('.mark-label')];
    expect(labels().map((label) => label.textContent)).to.deep.equal(['1', '5', '9']);
    field.marks = [
      { value: 1, label: 'one' },
      { value: 9, label: 'a cluster of nine' },
    ];
    await field.updateComplete;
    expect(labels().map((label) => label.textContent)).to.deep.equal(['one', 'a cluster of nine']);
    for (const dir of ['ltr', 'rtl']) {
      field.dir = dir;
      const track = within(field, '.run').getBoundingClientRect();
      for (const label of labels()) {
        const { left, right } = label.getBoundingClientRect();
        expect([left >= track.left - 1, right <= track.right + 1], `${label.textContent} ${dir}`).to.deep.equal([
          true,
          true,
        ]);
      }
    }
  });

  it('lets something else stand at its end, also later', async () => {
    const field = await make();
    const output = within(field, '[part="output"]');
    expect(output.checkVisibility()).to.equal(true);
    field.insertAdjacentHTML('beforeend', '<b slot="end">forty</b>');
    expect(output.checkVisibility()).to.equal(false);
  });

  it('warns of limits and steps that leave no choice, and stands still', async () => {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (text: unknown) => warnings.push(String(text));
    let field: SkySlider;
    try {
      field = await make(html`<sky-slider label="Size" min="9" max="3" step="0"></sky-slider>`);
    } finally {
      console.warn = warn;
    }
    expect(warnings.join('\n')).to.contain('min="9" and max="3"').and.to.contain('step="0"');
    expect(field.value).to.equal('9');
    field.min = Number.NaN;
    field.max = 10;
    await field.updateComplete;
    expect([field.value, field.validity.valid]).to.deep.equal(['5', true]);
  });

  it('says the limit when the number is beyond it', async () => {
    const field = await make(html`<sky-slider label="Size" unit="GiB" min="20" max="500" value="700"></sky-slider>`);
    expect(field.validationMessage).to.equal('Must be between 20\u00a0GiB and 500\u00a0GiB.');
    expect(said(field)).to.equal('700\u00a0GiB');
  });
});
