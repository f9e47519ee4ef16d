import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import './define.js';
import type { SkyCheckbox } from './index.js';

describeField<SkyCheckbox>('sky-checkbox', {
  make: () => html`<sky-checkbox></sky-checkbox>`,
  role: 'checkbox',
  act: async () => {
    await sendKeys({ press: 'Space' });
  },
  values: [
    {
      title: 'nothing while it is off',
      set: (field) => {
        field.checked = false;
      },
      sends: [],
    },
    {
      title: '"on" while it is on',
      set: (field) => {
        field.checked = true;
      },
      sends: ['on'],
    },
    { title: 'its own value', set: (field) => Object.assign(field, { checked: true, value: 'yes' }), sends: ['yes'] },
    {
      title: 'the same when it is mixed, too',
      set: (field) => Object.assign(field, { checked: true, indeterminate: true }),
      sends: ['on'],
    },
  ],
  invalid: [
    {
      flag: 'valueMissing',
      set: (field) => {
        field.required = true;
      },
    },
  ],
});

const make = (template = html`<sky-checkbox label="Shared"></sky-checkbox>`) => fixture<SkyCheckbox>(template);
const inputOf = (field: SkyCheckbox) => field.shadowRoot!.querySelector('input')!;

describe('sky-checkbox', () => {
  it('starts as its attribute says and goes back there on reset', async () => {
    const form = await fixture<HTMLFormElement>(html`<form><sky-checkbox name="shared" checked></sky-checkbox></form>`);
    const field = form.querySelector('sky-checkbox')!;
    expect(new FormData(form).get('shared')).to.equal('on');
    field.focus();
    await sendKeys({ press: 'Space' });
    expect(new FormData(form).get('shared')).to.equal(null);
    form.reset();
    await field.updateComplete;
    expect(new FormData(form).get('shared')).to.equal('on');
    expect(inputOf(field).checked).to.equal(true);
  });

  it('fires input and change once each when pressed, both after it has changed', async () => {
    const field = await make();
    const heard: string[] = [];
    for (const type of ['input', 'change']) field.addEventListener(type, () => heard.push(`${type} ${field.checked}`));
    field.focus();
    await sendKeys({ press: 'Space' });
    expect(heard).to.deep.equal(['input true', 'change true']);
  });

  it('is turned on by its own label, by a label outside, and by click()', async () => {
    const place = await fixture(
      html`<div><label for="box">Outside</label><sky-checkbox id="box" label="Inside"></sky-checkbox></div>`,
    );
    const field = place.querySelector('sky-checkbox')!;
    const heard: boolean[] = [];
    field.addEventListener('change', () => heard.push(field.checked));
    field.shadowRoot!.querySelector('label')!.click();
    place.querySelector('label')!.click();
    field.click();
    expect(heard).to.deep.equal([true, false, true]);
    await field.updateComplete;
    expect(inputOf(field).checked).to.equal(true);
  });

  it('does not answer a label outside while it is off', async () => {
    const place = await fixture(
      html`<div><label for="box">Outside</label><sky-checkbox id="box" disabled></sky-checkbox></div>`,
    );
    place.querySelector('label')!.click();
    expect(place.querySelector('sky-checkbox')!.checked).to.equal(false);
  });

  it('stops being mixed when pressed', async () => {
    const field = await make(html`<sky-checkbox label="All" indeterminate></sky-checkbox>`);
    expect(inputOf(field).indeterminate).to.equal(true);
    field.focus();
    await sendKeys({ press: 'Space' });
    await field.updateComplete;
    expect(field.indeterminate).to.equal(false);
    expect(inputOf(field).indeterminate).to.equal(false);
    expect(field.checked).to.equal(true);
  });

  it('can be put back by whoever hears of the change', async () => {
    const field = await make();
    field.addEventListener('change', () => {
      field.checked = false;
    });
    field.focus();
    await sendKeys({ press: 'Space' });
    await field.updateComplete;
    expect(inputOf(field).checked).to.equal(false);
  });

  it('comes back as the person left it', async () => {
    const field = await make();
    field.formStateRestoreCallback('on');
    expect(field.checked).to.equal(true);
    field.formStateRestoreCallback('off');
    expect(field.checked).to.equal(false);
  });
});
