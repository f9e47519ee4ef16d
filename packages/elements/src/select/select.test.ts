import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import './define.js';
import type { SkySelect } from './index.js';

const options = html`<option value="a">Alpha</option><option value="b">Beta</option><option value="c">Gamma</option>`;

describeField<SkySelect>('sky-select', {
  make: () => html`<sky-select placeholder="Choose">${options}</sky-select>`,
  role: 'combobox',
  act: async () => {
    await sendKeys({ press: 'ArrowDown' });
  },
  values: [
    {
      title: 'nothing while nothing is chosen',
      set: (field) => {
        field.value = '';
      },
      sends: [],
    },
    {
      title: 'the chosen option',
      set: (field) => {
        field.value = 'b';
      },
      sends: ['b'],
    },
    {
      title: 'nothing for a value that is not in the list',
      set: (field) => {
        field.value = 'z';
      },
      sends: [],
    },
  ],
  invalid: [{ flag: 'valueMissing', set: (field) => Object.assign(field, { required: true, value: '' }) }],
});

const make = (template = html`<sky-select label="Zone">${options}</sky-select>`) => fixture<SkySelect>(template);
const inputOf = (field: SkySelect) => field.shadowRoot!.querySelector('select')!;
const shown = (field: SkySelect) => inputOf(field).selectedOptions[0]?.label;

/** A mutation observer reports in a microtask of its own, which was queued before this one. */
async function afterMutation(field: SkySelect): Promise<void> {
  await Promise.resolve();
  await field.updateComplete;
}

describe('sky-select', () => {
  it('has the first option that can be chosen, when there is no placeholder', async () => {
    const field = await make(html`<sky-select><option value="x" disabled>X</option>${options}</sky-select>`);
    expect(field.value).to.equal('a');
    expect(shown(field)).to.equal('Alpha');
  });

  it('starts with the option that is `selected`, unless it has a value, and goes back there', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form><sky-select name="zone" placeholder="Choose"><option value="a">Alpha</option><option value="b" selected>Beta</option></sky-select></form>
    `);
    const field = form.querySelector('sky-select')!;
    expect(new FormData(form).get('zone')).to.equal('b');
    field.value = '';
    await field.updateComplete;
    expect([field.value, shown(field)]).to.deep.equal(['', 'Choose']);
    form.reset();
    await field.updateComplete;
    expect([field.value, shown(field)]).to.deep.equal(['b', 'Beta']);
    field.defaultValue = 'a';
    expect(field.value).to.equal('a');
  });

  it('takes a value before its option is there', async () => {
    const field = await make(html`<sky-select label="Zone" placeholder="Choose"></sky-select>`);
    field.value = 'late';
    expect(field.value).to.equal('');
    field.append(new Option('Late', 'late'));
    await afterMutation(field);
    expect([field.value, shown(field)]).to.deep.equal(['late', 'Late']);
  });

  it('follows its children as they change', async () => {
    const field = await make();
    field.value = 'b';
    field.querySelectorAll('option')[1]!.textContent = 'Bravo';
    field.querySelectorAll('option')[0]!.remove();
    await afterMutation(field);
    expect([...inputOf(field).options].map(({ label }) => label)).to.deep.equal(['Bravo', 'Gamma']);
    expect(shown(field)).to.equal('Bravo');
  });

  it('hands groups, lines and what is off on to the native control', async () => {
    const field = await make(html`
      <sky-select label="Flavor">
        <optgroup label="General"><option value="m1">m1</option><option value="m2" disabled>m2</option></optgroup>
        <hr />
        <optgroup label="Memory" disabled><option value="r1">r1</option></optgroup>
      </sky-select>
    `);
    const groups = [...inputOf(field).querySelectorAll('optgroup')];
    expect(groups.map(({ label, disabled }) => [label, disabled])).to.deep.equal([
      ['General', false],
      ['Memory', true],
    ]);
    expect(inputOf(field).querySelectorAll('hr')).to.have.length(1);
    expect(inputOf(field).options[1]!.disabled).to.equal(true);
  });

  it('does not send a choice that is off', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form><sky-select name="zone"><optgroup disabled><option value="r1">r1</option></optgroup></sky-select></form>
    `);
    form.querySelector('sky-select')!.value = 'r1';
    expect(new FormData(form).getAll('zone')).to.deep.equal([]);
  });

  it('lets a person go back to the placeholder only when nothing has to be chosen', async () => {
    const field = await make(html`<sky-select label="Zone" placeholder="Any" value="a">${options}</sky-select>`);
    field.focus();
    await sendKeys({ press: 'ArrowUp' });
    expect(field.value).to.equal('');
    Object.assign(field, { required: true, value: 'a' });
    await field.updateComplete;
    await sendKeys({ press: 'ArrowUp' });
    expect(field.value).to.equal('a');
  });

  it('fires input and change, with the new value', async () => {
    const field = await make();
    const heard: string[] = [];
    for (const type of ['input', 'change']) field.addEventListener(type, () => heard.push(`${type} ${field.value}`));
    field.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(heard).to.deep.equal(['input b', 'change b']);
  });
});
