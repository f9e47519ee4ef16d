import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import { expectSame } from '../../test/same.js';
import './define.js';
import type { SkyRadioGroup } from './index.js';

const radios = html`
  <sky-radio value="a" label="Alpha"></sky-radio>
  <sky-radio value="b" label="Beta"></sky-radio>
  <sky-radio value="c" label="Gamma"></sky-radio>
`;

describeField<SkyRadioGroup>('sky-radio-group', {
  make: () => html`<sky-radio-group>${radios}</sky-radio-group>`,
  role: 'radiogroup',
  act: async (field) => {
    await sendKeys({ press: field.value === 'c' ? 'ArrowUp' : 'ArrowDown' });
  },
  values: [
    {
      title: 'the chosen radio',
      set: (field) => {
        field.value = 'b';
      },
      sends: ['b'],
    },
    {
      title: 'nothing while none is chosen',
      set: (field) => {
        field.value = '';
      },
      sends: [],
    },
    {
      title: 'nothing for a value that no radio has',
      set: (field) => {
        field.value = 'z';
      },
      sends: [],
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

async function make(
  template: TemplateResult = html`<sky-radio-group label="Zone">${radios}</sky-radio-group>`,
): Promise<SkyRadioGroup> {
  const field = await fixture<SkyRadioGroup>(template);
  for (const radio of field.querySelectorAll('sky-radio')) await radio.updateComplete;
  await field.updateComplete;
  return field;
}
const focused = (field: SkyRadioGroup) => field.querySelector('sky-radio:focus')?.getAttribute('value');
const stops = (field: SkyRadioGroup) => [...field.querySelectorAll('sky-radio')].map((radio) => radio.tabIndex);

describe('sky-radio-group', () => {
  it('is one tab stop: the chosen radio, or the first', async () => {
    const field = await make();
    expect(stops(field)).to.deep.equal([0, -1, -1]);
    field.value = 'b';
    await field.updateComplete;
    expect(stops(field)).to.deep.equal([-1, 0, -1]);
  });

  it('does not choose by being reached, but by Space', async () => {
    const field = await make();
    field.focus();
    expect([focused(field), field.value]).to.deep.equal(['a', '']);
    await sendKeys({ press: 'Space' });
    expect(field.value).to.equal('a');
  });

  it('moves and chooses by arrows, around the end, past what is off', async () => {
    const field = await make(html`
      <sky-radio-group label="Zone" value="a">
        <sky-radio value="a" label="Alpha"></sky-radio>
        <sky-radio value="b" label="Beta" disabled></sky-radio>
        <sky-radio value="c" label="Gamma"></sky-radio>
      </sky-radio-group>
    `);
    const heard: string[] = [];
    for (const type of ['input', 'change']) field.addEventListener(type, () => heard.push(`${type} ${field.value}`));
    field.focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowRight' });
    expect(heard).to.deep.equal(['input c', 'change c', 'input a', 'change a']);
    expect(focused(field)).to.equal('a');
  });

  it('turns the horizontal arrows around where one reads from the right', async () => {
    const field = await make(html`<sky-radio-group dir="rtl" label="Zone" value="a">${radios}</sky-radio-group>`);
    field.focus();
    await sendKeys({ press: 'ArrowLeft' });
    expect(field.value).to.equal('b');
    await sendKeys({ press: 'ArrowRight' });
    expect(field.value).to.equal('a');
  });

  it('chooses on a press, and not what is off', async () => {
    const field = await make();
    field.querySelectorAll('sky-radio')[1]!.click();
    expect(field.value).to.equal('b');
    field.querySelectorAll('sky-radio')[2]!.disabled = true;
    field.querySelectorAll('sky-radio')[2]!.click();
    expect(field.value).to.equal('b');
    field.disabled = true;
    field.querySelectorAll('sky-radio')[0]!.click();
    expect(field.value).to.equal('b');
  });

  it('says nothing when the chosen one is pressed again', async () => {
    const field = await make(html`<sky-radio-group label="Zone" value="a">${radios}</sky-radio-group>`);
    let changes = 0;
    field.addEventListener('change', () => changes++);
    field.querySelector('sky-radio')!.click();
    expect(changes).to.equal(0);
  });

  it('follows radios that come, go, change their value and are turned off', async () => {
    const field = await make(html`<sky-radio-group label="Zone" value="late">${radios}</sky-radio-group>`);
    expect(stops(field)).to.deep.equal([0, -1, -1]);
    const [first, second] = field.querySelectorAll('sky-radio');
    second!.value = 'late';
    await second!.updateComplete;
    await field.updateComplete;
    expect(second!.matches(':state(checked)')).to.equal(true);
    second!.disabled = true;
    await second!.updateComplete;
    await field.updateComplete;
    expect(second!.hasAttribute('tabindex')).to.equal(false);
    expect(first!.tabIndex).to.equal(0);
  });

  it('goes on Tab to what comes after the group', async () => {
    const place = await fixture(
      html`<div><sky-radio-group label="Zone">${radios}</sky-radio-group><button>After</button></div>`,
    );
    place.querySelector('sky-radio-group')!.focus();
    await sendKeys({ press: 'Tab' });
    expectSame(document.activeElement, place.querySelector('button'));
  });

  it('sends its form on Enter', async () => {
    let submits = 0;
    const onSubmit = (event: Event) => {
      event.preventDefault();
      submits++;
    };
    const form = await fixture<HTMLFormElement>(html`
      <form @submit=${onSubmit}><sky-radio-group label="Zone">${radios}</sky-radio-group><button>Save</button></form>
    `);
    form.querySelector('sky-radio-group')!.focus();
    await sendKeys({ press: 'Enter' });
    expect(submits).to.equal(1);
  });
});
