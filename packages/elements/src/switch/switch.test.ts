import { expect, fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { html } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import './define.js';
import type { SkySwitch } from './index.js';

describeField<SkySwitch>('sky-switch', {
  make: () => html`<sky-switch></sky-switch>`,
  role: 'switch',
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
    { title: 'its own value', set: (field) => Object.assign(field, { checked: true, value: 'dhcp' }), sends: ['dhcp'] },
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

async function pressAt(element: Element, x: number): Promise<void> {
  const box = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(box.x + box.width * x), Math.round(box.y + box.height / 2)] });
}

describe('sky-switch', () => {
  it('as a card answers a press anywhere on it, once', async () => {
    const field = await fixture<SkySwitch>(
      html`<sky-switch appearance="card" label="DHCP" hint="Hands out addresses."></sky-switch>`,
    );
    const heard: boolean[] = [];
    field.addEventListener('change', () => heard.push(field.checked));
    await pressAt(field, 0.05);
    await pressAt(field, 0.6);
    await pressAt(field.shadowRoot!.querySelector('input')!, 0.5);
    expect(heard).to.deep.equal([true, false, true]);
  });

  it('as a plain one answers only on itself and its words', async () => {
    const field = await fixture<SkySwitch>(html`<sky-switch label="DHCP"></sky-switch>`);
    await pressAt(field, 0.9);
    expect(field.checked).to.equal(false);
    await pressAt(field.shadowRoot!.querySelector('label')!, 0.5);
    expect(field.checked).to.equal(true);
  });

  it('moves its knob to the side that the reading direction calls the end', async () => {
    const field = await fixture<SkySwitch>(html`<sky-switch label="DHCP"></sky-switch>`);
    const knob = field.shadowRoot!.querySelector<HTMLElement>('.knob')!;
    const offset = async (isOn: boolean) => {
      field.checked = isOn;
      await field.updateComplete;
      await Promise.all(knob.getAnimations().map((animation) => animation.finished));
      return knob.getBoundingClientRect().left - field.shadowRoot!.querySelector('input')!.getBoundingClientRect().left;
    };
    expect([await offset(false), await offset(true)]).to.deep.equal([2, 16]);
    field.dir = 'rtl';
    expect([await offset(false), await offset(true)]).to.deep.equal([16, 2]);
  });
});
