import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import { expectSame } from '../../test/same.js';
import '../checkbox/define.js';
import type { SkyCheckbox } from '../checkbox/index.js';
import './define.js';
import { brokenCountRule, stateOfAll } from './checkbox-group.rules.js';
import type { CheckboxGroupOrientation, SkyCheckboxGroup } from './index.js';

const boxes = html`
  <sky-checkbox value="a" label="Alpha"></sky-checkbox>
  <sky-checkbox value="b" label="Beta"></sky-checkbox>
  <sky-checkbox value="c" label="Gamma"></sky-checkbox>
`;

describeField<SkyCheckboxGroup>('sky-checkbox-group', {
  make: () => html`<sky-checkbox-group>${boxes}</sky-checkbox-group>`,
  role: 'group',
  act: async () => {
    await sendKeys({ press: 'Space' });
  },
  values: [
    {
      title: 'the values that are on',
      set: (field) => {
        field.values = ['c', 'a'];
      },
      sends: ['a', 'c'],
    },
    {
      title: 'a text of values',
      set: (field) => {
        field.value = 'b, c';
      },
      sends: ['b', 'c'],
    },
    {
      title: 'nothing for a value that no box has',
      set: (field) => {
        field.values = ['z'];
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
    { flag: 'rangeUnderflow', set: (field) => Object.assign(field, { minChosen: 2, values: ['a'] }) },
    { flag: 'rangeOverflow', set: (field) => Object.assign(field, { maxChosen: 1, values: ['a', 'b'] }) },
  ],
});

async function make(
  template: TemplateResult = html`<sky-checkbox-group label="Zones" name="zone">${boxes}</sky-checkbox-group>`,
): Promise<SkyCheckboxGroup> {
  const group = await fixture<SkyCheckboxGroup>(template);
  await calm(group);
  return group;
}

/** The group and its boxes answer each other; after this neither has anything left to say. */
async function calm(group: SkyCheckboxGroup): Promise<void> {
  const all = [group, ...group.querySelectorAll('sky-checkbox')];
  while (all.some(({ isUpdatePending }) => isUpdatePending)) await Promise.all(all.map((one) => one.updateComplete));
}

const boxesIn = (group: SkyCheckboxGroup) => [...group.querySelectorAll<SkyCheckbox>('sky-checkbox:not([slot])')];
const on = (group: SkyCheckboxGroup) =>
  boxesIn(group)
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const inputOf = (box: SkyCheckbox) => box.shadowRoot!.querySelector('input')!;
const messageOf = (group: SkyCheckboxGroup) => group.shadowRoot!.querySelector('[part="message"]')!.textContent;

describe('sky-checkbox-group', () => {
  it('starts with the boxes that are checked, unless it has a value itself', async () => {
    const checked = html`<sky-checkbox value="a"></sky-checkbox><sky-checkbox value="b" checked></sky-checkbox>`;
    expect((await make(html`<sky-checkbox-group>${checked}</sky-checkbox-group>`)).values).to.deep.equal(['b']);
    const group = await make(html`<sky-checkbox-group value="a">${checked}</sky-checkbox-group>`);
    expect(on(group)).to.deep.equal(['a']);
  });

  it('is a tab stop for each box, and a press on one is one change of the group', async () => {
    const group = await make();
    const heard: string[] = [];
    for (const type of ['input', 'change']) {
      group.parentElement!.addEventListener(type, ({ target }) => {
        expectSame(target as Element, group);
        heard.push(`${type} ${group.value}`);
      });
    }
    group.focus();
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'Space' });
    expect(heard).to.deep.equal(['input a', 'change a', 'input a,b', 'change a,b', 'input a', 'change a']);
  });

  it('leaves alone what other controls among its boxes tell', async () => {
    const group = await make(
      html`<sky-checkbox-group value="a">${boxes}<input aria-label="Another" /></sky-checkbox-group>`,
    );
    const targets: (EventTarget | null)[] = [];
    group.addEventListener('input', ({ target }) => targets.push(target));
    group.querySelector('input')!.focus();
    await sendKeys({ type: 'x' });
    expect(targets).to.have.length(1);
    expectSame(targets[0] as Element, group.querySelector('input'));
    expect(group.value).to.equal('a');
  });

  it('can be put back by whoever hears of the change', async () => {
    const group = await make();
    group.addEventListener('change', () => {
      group.values = ['c'];
    });
    group.focus();
    await sendKeys({ press: 'Space' });
    await calm(group);
    expect(boxesIn(group).map((box) => inputOf(box).checked)).to.deep.equal([false, false, true]);
  });

  it('follows boxes that come, go, change their value and are turned off', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form><sky-checkbox-group name="zone" label="Zones" value="b,late">${boxes}</sky-checkbox-group></form>
    `);
    const group = form.querySelector('sky-checkbox-group')!;
    await calm(group);
    const sent = () => new FormData(form).getAll('zone');
    expect(sent()).to.deep.equal(['b']);
    const [first, second] = boxesIn(group);
    first!.value = 'late';
    await calm(group);
    expect(sent()).to.deep.equal(['late', 'b']);
    expect(inputOf(first!).checked).to.equal(true);
    second!.disabled = true;
    await calm(group);
    expect(sent()).to.deep.equal(['late']);
    first!.remove();
    await new Promise((resolve) => group.shadowRoot!.addEventListener('slotchange', resolve, { once: true }));
    await calm(group);
    expect(sent()).to.deep.equal([]);
  });

  it('turns its boxes off with itself, and only those back on that were not off themselves', async () => {
    const group = await make();
    boxesIn(group)[1]!.disabled = true;
    group.disabled = true;
    await calm(group);
    expect(boxesIn(group).map((box) => inputOf(box).disabled)).to.deep.equal([true, true, true]);
    boxesIn(group)[2]!.click();
    expect(group.values).to.deep.equal([]);
    group.disabled = false;
    await calm(group);
    expect(boxesIn(group).map((box) => inputOf(box).disabled)).to.deep.equal([false, true, false]);
  });

  it('says how many to choose, in the number of the language', async () => {
    const group = await make();
    group.required = true;
    group.reportValidity();
    await calm(group);
    expect(messageOf(group)).to.equal('Choose at least 1 option.');
    Object.assign(group, { minChosen: 2, values: ['a'] });
    await calm(group);
    expect(messageOf(group)).to.equal('Choose at least 2 options.');
    Object.assign(group, { minChosen: 0, maxChosen: 1, values: ['a', 'b'] });
    await calm(group);
    expect(messageOf(group)).to.equal('Choose at most 1 option.');
  });

  it('comes back as the person left it, values with commas too', async () => {
    const group = await make();
    const kept = new FormData();
    kept.append('value', 'a');
    kept.append('value', 'x,y');
    group.formStateRestoreCallback(kept);
    expect(group.values).to.deep.equal(['a', 'x,y']);
  });

  it('works again after it was taken out and put in', async () => {
    const group = await make();
    const place = group.parentElement!;
    group.remove();
    place.append(group);
    await calm(group);
    boxesIn(group)[0]!.click();
    await calm(group);
    expect(group.values).to.deep.equal(['a']);
  });

  it('warns of two boxes with one value and of an orientation there is not', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    try {
      await make(html`
        <sky-checkbox-group orientation=${'diagonal' as CheckboxGroupOrientation}>
          <sky-checkbox></sky-checkbox><sky-checkbox></sky-checkbox>
        </sky-checkbox-group>
      `);
    } finally {
      console.warn = warn;
    }
    expect(said.join('\n')).to.contain('value="on"').and.to.contain('orientation="diagonal"');
    expect(said).to.have.length(2);
  });
});

describe('sky-checkbox-group with a box for all', () => {
  const withAll = (value: string) => html`
    <sky-checkbox-group label="Zones" value=${value}>
      <sky-checkbox slot="all" label="All"></sky-checkbox>
      <sky-checkbox value="a"></sky-checkbox><sky-checkbox value="b"></sky-checkbox>
      <sky-checkbox value="c" disabled></sky-checkbox>
    </sky-checkbox-group>
  `;
  const masterIn = (group: SkyCheckboxGroup) => inputOf(group.querySelector('[slot="all"]')!);

  it('is mixed, then on, then off', async () => {
    const group = await make(withAll('a'));
    expect(masterIn(group).indeterminate).to.equal(true);
    group.focus();
    await sendKeys({ press: 'Space' });
    await calm(group);
    expect(group.values).to.deep.equal(['a', 'b']);
    expect([masterIn(group).checked, masterIn(group).indeterminate]).to.deep.equal([true, false]);
    await sendKeys({ press: 'Space' });
    await calm(group);
    expect(group.values).to.deep.equal([]);
    expect(masterIn(group).checked).to.equal(false);
  });

  it('leaves a box that is off as it is', async () => {
    const group = await make(withAll('a,b,c'));
    expect(masterIn(group).checked).to.equal(true);
    group.focus();
    await sendKeys({ press: 'Space' });
    expect(group.values).to.deep.equal(['c']);
  });

  it('follows the boxes one by one', async () => {
    const group = await make(withAll('a'));
    boxesIn(group)[1]!.click();
    await calm(group);
    expect([masterIn(group).checked, masterIn(group).indeterminate]).to.deep.equal([true, false]);
  });
});

describe('the rules of sky-checkbox-group', () => {
  it('takes none for a matter of required only', () => {
    expect(brokenCountRule(0, { required: false, minChosen: 2, maxChosen: 3 })).to.equal(null);
    expect(brokenCountRule(1, { required: false, minChosen: 2, maxChosen: 3 })).to.equal('rangeUnderflow');
    expect(brokenCountRule(2, { required: true, minChosen: 2, maxChosen: 3 })).to.equal(null);
    expect(brokenCountRule(4, { required: true, minChosen: 2, maxChosen: 3 })).to.equal('rangeOverflow');
  });

  it('has no state of all without any', () => {
    expect([stateOfAll([]), stateOfAll([true]), stateOfAll([true, false])]).to.deep.equal(['off', 'on', 'mixed']);
  });
});
