import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import { expectSame } from '../../test/same.js';
import './define.js';
import type { RadioCardGroupColumns, SkyRadioCardGroup } from './index.js';
import { waitUntil } from '../../test/until.js';

const cards = html`
  <sky-radio-card value="a" label="Alpha"></sky-radio-card>
  <sky-radio-card value="b" label="Beta"></sky-radio-card>
  <sky-radio-card value="c" label="Gamma"></sky-radio-card>
`;

describeField<SkyRadioCardGroup>('sky-radio-card-group', {
  make: () => html`<sky-radio-card-group>${cards}</sky-radio-card-group>`,
  role: 'radiogroup',
  act: async (field) => {
    await sendKeys({ press: field.value === 'c' ? 'ArrowUp' : 'ArrowDown' });
  },
  values: [
    {
      title: 'the chosen card',
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
      title: 'nothing for a value that no card has',
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
  template: TemplateResult = html`<sky-radio-card-group label="Flavor">${cards}</sky-radio-card-group>`,
): Promise<SkyRadioCardGroup> {
  const field = await fixture<SkyRadioCardGroup>(template);
  for (const card of field.querySelectorAll('sky-radio-card')) await card.updateComplete;
  await field.updateComplete;
  return field;
}
const cardsIn = (field: SkyRadioCardGroup) => [...field.querySelectorAll('sky-radio-card')];
const focused = (field: SkyRadioCardGroup) => field.querySelector('sky-radio-card:focus')?.getAttribute('value');
const stops = (field: SkyRadioCardGroup) => cardsIn(field).map((card) => card.tabIndex);

describe('sky-radio-card-group', () => {
  it('is one tab stop: the chosen card, or the first', async () => {
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
      <sky-radio-card-group label="Flavor" value="a">
        <sky-radio-card value="a" label="Alpha"></sky-radio-card>
        <sky-radio-card value="b" label="Beta" disabled></sky-radio-card>
        <sky-radio-card value="c" label="Gamma"></sky-radio-card>
      </sky-radio-card-group>
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
    const field = await make(
      html`<sky-radio-card-group dir="rtl" label="Flavor" value="a">${cards}</sky-radio-card-group>`,
    );
    field.focus();
    await sendKeys({ press: 'ArrowLeft' });
    expect(field.value).to.equal('b');
    await sendKeys({ press: 'ArrowRight' });
    expect(field.value).to.equal('a');
  });

  it('chooses on a press anywhere on a card, and not what is off', async () => {
    const field = await make(html`
      <sky-radio-card-group label="Flavor">
        <sky-radio-card value="a" label="Alpha"><i>For tests</i></sky-radio-card>
        <sky-radio-card value="b" label="Beta" disabled></sky-radio-card>
      </sky-radio-card-group>
    `);
    cardsIn(field)[1]!.click();
    expect(field.value).to.equal('');
    field.querySelector('i')!.click();
    expect(field.value).to.equal('a');
    field.value = '';
    field.disabled = true;
    cardsIn(field)[0]!.click();
    expect(field.value).to.equal('');
  });

  it('says nothing when the chosen one is pressed again', async () => {
    const field = await make(html`<sky-radio-card-group value="a">${cards}</sky-radio-card-group>`);
    let changes = 0;
    field.addEventListener('change', () => changes++);
    cardsIn(field)[0]!.click();
    expect(changes).to.equal(0);
  });

  it('follows cards that come, change their value and are turned off', async () => {
    const field = await make(html`<sky-radio-card-group value="late">${cards}</sky-radio-card-group>`);
    const [first, second] = cardsIn(field);
    second!.value = 'late';
    await second!.updateComplete;
    await field.updateComplete;
    expect(second!.matches(':state(checked)')).to.equal(true);
    second!.disabled = true;
    await second!.updateComplete;
    await field.updateComplete;
    expect(second!.hasAttribute('tabindex')).to.equal(false);
    expect(first!.tabIndex).to.equal(0);
    const last = Object.assign(document.createElement('sky-radio-card'), { value: 'd' });
    field.append(last);
    await waitUntil(() => last.tabIndex === -1, 'the new card was not taken in');
    field.value = 'd';
    await field.updateComplete;
    expect(last.ariaChecked).to.equal('true');
  });

  it('goes on Tab to what comes after the group', async () => {
    const place = await fixture(html`
      <div><sky-radio-card-group label="Flavor">${cards}</sky-radio-card-group><button>After</button></div>
    `);
    place.querySelector('sky-radio-card-group')!.focus();
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
      <form @submit=${onSubmit}><sky-radio-card-group>${cards}</sky-radio-card-group><button>Save</button></form>
    `);
    form.querySelector('sky-radio-card-group')!.focus();
    await sendKeys({ press: 'Enter' });
    expect(submits).to.equal(1);
  });

  it('has as many columns as there is room for, and never more than were asked for', async () => {
    const field = await make(html`<sky-radio-card-group columns="3">${cards}</sky-radio-card-group>`);
    const columns = () => new Set(cardsIn(field).map((card) => card.getBoundingClientRect().left)).size;
    const counts = ['300px', '500px', '740px', '1000px'].map((width) => {
      field.style.inlineSize = width;
      return columns();
    });
    expect(counts).to.deep.equal([1, 2, 3, 3]);
  });

  it('takes two columns for a number there is not, and says so', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    let field: SkyRadioCardGroup;
    try {
      field = await make(html`
        <sky-radio-card-group .columns=${7 as RadioCardGroupColumns}>${cards}</sky-radio-card-group>
      `);
    } finally {
      console.warn = warn;
    }
    expect(said[0]).to.contain('columns="7"');
    expect(field.shadowRoot!.querySelector('.columns-2')).to.not.equal(null);
  });
});
