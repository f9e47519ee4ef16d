import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import { expectSame } from '../../test/same.js';
import '../tooltip/define.js';
import './define.js';
import type { SkySegment, SkySegmented } from './index.js';

const segments = html`
  <sky-segment value="a" label="Hour"></sky-segment>
  <sky-segment value="b" label="Day"></sky-segment>
  <sky-segment value="c" label="Week"></sky-segment>
`;

describeField<SkySegmented>('sky-segmented', {
  make: () => html`<sky-segmented>${segments}</sky-segmented>`,
  role: 'radiogroup',
  act: async (field) => {
    await sendKeys({ press: field.value === 'c' ? 'ArrowLeft' : 'ArrowRight' });
  },
  values: [
    { title: 'the chosen segment', set: (field) => Object.assign(field, { value: 'b' }), sends: ['b'] },
    { title: 'nothing while none is chosen', set: (field) => Object.assign(field, { value: '' }), sends: [] },
    {
      title: 'nothing for a value that no segment has',
      set: (field) => Object.assign(field, { value: 'z' }),
      sends: [],
    },
  ],
  invalid: [{ flag: 'valueMissing', set: (field) => Object.assign(field, { required: true }) }],
});

async function make(
  template: TemplateResult = html`<sky-segmented label="Period">${segments}</sky-segmented>`,
): Promise<SkySegmented> {
  const field = await fixture<SkySegmented>(template);
  await updated(field);
  return field;
}
async function updated(field: SkySegmented): Promise<void> {
  for (const segment of field.querySelectorAll('sky-segment')) await segment.updateComplete;
  await field.updateComplete;
}
const all = (field: SkySegmented) => [...field.querySelectorAll('sky-segment')];
const focused = (field: SkySegmented) => field.querySelector('sky-segment:focus')?.getAttribute('value');
const press = async (...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key });
};

async function warningsOf(act: () => Promise<unknown>): Promise<string> {
  const { warn } = console;
  const said: string[] = [];
  console.warn = (text: unknown) => said.push(String(text));
  try {
    await act();
  } finally {
    console.warn = warn;
  }
  return said.join('\n');
}

describe('sky-segmented', () => {
  it('is one tab stop: the chosen segment, or the first', async () => {
    const field = await make();
    const stops = () => all(field).map(({ tabIndex }) => tabIndex);
    expect(stops()).to.deep.equal([0, -1, -1]);
    field.value = 'b';
    await field.updateComplete;
    expect(stops()).to.deep.equal([-1, 0, -1]);
  });

  it('does not choose by being reached, but by Space', async () => {
    const field = await make();
    field.focus();
    expect([focused(field), field.value]).to.deep.equal(['a', '']);
    await press('Space');
    expect(field.value).to.equal('a');
  });

  it('moves and chooses by keys, around the end, past what is off', async () => {
    const field = await make(html`<sky-segmented label="Period" value="a">${segments}</sky-segmented>`);
    all(field)[1]!.disabled = true;
    await updated(field);
    const heard: string[] = [];
    for (const type of ['input', 'change']) field.addEventListener(type, () => heard.push(`${type} ${field.value}`));
    field.focus();
    await press('ArrowRight', 'ArrowDown', 'End', 'Home', 'ArrowLeft');
    expect(heard.filter((event) => event.startsWith('change'))).to.deep.equal([
      'change c',
      'change a',
      'change c',
      'change a',
      'change c',
    ]);
    expect(heard.slice(0, 2)).to.deep.equal(['input c', 'change c']);
    expect(focused(field)).to.equal('c');
  });

  it('turns the horizontal arrows around where one reads from the right', async () => {
    const field = await make(html`<sky-segmented dir="rtl" label="Period" value="a">${segments}</sky-segmented>`);
    field.focus();
    await press('ArrowLeft');
    expect(field.value).to.equal('b');
    await press('ArrowRight');
    expect(field.value).to.equal('a');
  });

  it('chooses on a press, once, and not what is off', async () => {
    const field = await make();
    let changes = 0;
    field.addEventListener('change', () => changes++);
    all(field)[1]!.click();
    all(field)[1]!.click();
    expect([field.value, changes]).to.deep.equal(['b', 1]);
    all(field)[2]!.disabled = true;
    all(field)[2]!.click();
    field.disabled = true;
    all(field)[0]!.click();
    expect([field.value, changes]).to.deep.equal(['b', 1]);
  });

  it('goes on Tab to what comes after', async () => {
    const place = await fixture(
      html`<div><sky-segmented label="Period" value="b">${segments}</sky-segmented><button>After</button></div>`,
    );
    const field = place.querySelector('sky-segmented')!;
    await updated(field);
    field.focus();
    await press('Tab');
    expectSame(document.activeElement, place.querySelector('button'));
    await press('Shift+Tab');
    expect(focused(field)).to.equal('b');
  });

  it('sends its form on Enter', async () => {
    let submits = 0;
    const onSubmit = (event: Event) => {
      event.preventDefault();
      submits++;
    };
    const form = await fixture<HTMLFormElement>(html`
      <form @submit=${onSubmit}><sky-segmented label="Period">${segments}</sky-segmented><button>Save</button></form>
    `);
    form.querySelector('sky-segmented')!.focus();
    await press('Enter');
    expect(submits).to.equal(1);
  });

  it('takes segments that come late and change, and leaves those that go', async () => {
    const field = await make(html`<sky-segmented label="Period" value="late"></sky-segmented>`);
    field.insertAdjacentHTML('beforeend', '<sky-segment value="x" label="X"></sky-segment>');
    field.insertAdjacentHTML('beforeend', '<sky-segment value="y" label="Y"></sky-segment>');
    await updated(field);
    all(field)[0]!.value = 'late';
    await updated(field);
    expect(all(field)[0]!.matches(':state(checked)')).to.equal(true);
    const form = await fixture<HTMLFormElement>(html`<form></form>`);
    field.name = 'period';
    form.append(field);
    await updated(field);
    expect(new FormData(form).get('period')).to.equal('late');
    all(field)[0]!.remove();
    await new Promise((resolve) => field.shadowRoot!.addEventListener('slotchange', resolve, { once: true }));
    await updated(field);
    expect(new FormData(form).get('period')).to.equal(null);
    expect(all(field)[0]!.tabIndex).to.equal(0);
  });

  it('takes segments with a tooltip around them', async () => {
    const field = await make(html`
      <sky-segmented label="View" value="map">
        <sky-tooltip text="List"><sky-segment value="list" label="List" label-hidden></sky-segment></sky-tooltip>
        <sky-tooltip text="Map"><sky-segment value="map" label="Map" label-hidden></sky-segment></sky-tooltip>
      </sky-segmented>
    `);
    field.focus();
    expect(focused(field)).to.equal('map');
    await press('ArrowLeft');
    expect([field.value, focused(field)]).to.deep.equal(['list', 'list']);
  });

  it('breaks no word: segments without room beside each other go below each other', async () => {
    const field = await make(html`
      <sky-segmented label="Direction" stretch style="inline-size: 120px; font-size: 16px">
        <sky-segment value="in" label="Inbound"></sky-segment>
        <sky-segment value="out" label="Outbound"></sky-segment>
      </sky-segmented>
    `);
    const [first, second] = all(field) as [SkySegment, SkySegment];
    const linesOf = (segment: SkySegment) => {
      const range = document.createRange();
      range.selectNodeContents(segment.shadowRoot!.querySelector('.words')!);
      return range.getClientRects().length;
    };
    expect([first, second].map(linesOf)).to.deep.equal([1, 1]);
    expect(second.getBoundingClientRect().top).to.be.at.least(first.getBoundingClientRect().bottom);
    field.style.inlineSize = '300px';
    expect(second.offsetTop).to.equal(first.offsetTop);
    expect(second.offsetWidth).to.equal(first.offsetWidth);
  });

  it('warns of wrong use and goes on', async () => {
    const warnings = await warningsOf(async () => {
      const field = await make(html`
        <sky-segmented label="Period" size="giant" value="x">
          <sky-segment value="x"></sky-segment>
          ${[1, 2, 3, 4, 5].map((month) => html`<sky-segment value=${month} label=${month}></sky-segment>`)}
        </sky-segmented>
      `);
      expect(all(field)[0]!.matches(':state(checked)')).to.equal(true);
      expect(all(field)[0]!.offsetHeight).to.equal(32);
    });
    expect(warnings).to.contain('size="giant"').and.to.contain('6 segments').and.to.contain('value="x" has no label');
  });
});
