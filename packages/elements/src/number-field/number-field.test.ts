import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyNumberField } from './index.js';
import { waitUntil } from '../../test/until.js';

describeField<SkyNumberField>('sky-number-field', {
  make: () => html`<sky-number-field value="1500"></sky-number-field>`,
  role: 'spinbutton',
  act: async () => {
    await sendKeys({ type: '7' });
    await sendKeys({ press: 'Tab' });
  },
  values: [
    { title: 'a number', set: (field) => Object.assign(field, { value: '42' }), sends: ['42'] },
    {
      title: 'a fraction',
      set: (field) => Object.assign(field, { valueAsNumber: -0.5, step: 'any' }),
      sends: ['-0.5'],
    },
    { title: 'no number', set: (field) => Object.assign(field, { value: '' }), sends: [''] },
    { title: 'an empty text for what is no number', set: (field) => Object.assign(field, { value: 'x' }), sends: [''] },
  ],
  invalid: [
    { flag: 'valueMissing', set: (field) => Object.assign(field, { required: true, value: '' }) },
    { flag: 'rangeUnderflow', set: (field) => Object.assign(field, { min: 10, value: '9' }) },
    { flag: 'rangeOverflow', set: (field) => Object.assign(field, { max: 10, value: '11' }) },
    { flag: 'stepMismatch', set: (field) => Object.assign(field, { min: 0, step: 10, value: '11' }) },
  ],
});

const make = (template = html`<sky-number-field label="Size"></sky-number-field>`) => fixture<SkyNumberField>(template);
const inputOf = (field: SkyNumberField) => field.shadowRoot!.querySelector('input')!;
const buttonsOf = (field: SkyNumberField) => [...field.shadowRoot!.querySelectorAll('button')];
const press = async (...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key });
};
const heardBy = (field: SkyNumberField) => {
  const heard: string[] = [];
  for (const type of ['input', 'change']) field.addEventListener(type, () => heard.push(`${type} ${field.value}`));
  return heard;
};

describe('sky-number-field and the keys', () => {
  it('steps by arrows, ten times as far by pages, and to the limits', async () => {
    const field = await make(html`<sky-number-field label="Size" min="0" max="50" value="7"></sky-number-field>`);
    field.focus();
    const values: string[] = [];
    for (const key of ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'End', 'ArrowUp', 'Home', 'ArrowDown']) {
      await press(key);
      values.push(field.value);
    }
    expect(values).to.deep.equal(['8', '7', '17', '7', '50', '50', '0', '0']);
  });

  it('says input and change for each step, and nothing at a limit', async () => {
    const field = await make(html`<sky-number-field label="Size" max="8" value="7"></sky-number-field>`);
    field.focus();
    const heard = heardBy(field);
    await press('ArrowUp', 'ArrowUp', 'Tab');
    expect(heard).to.deep.equal(['input 8', 'change 8']);
  });

  it('leaves Home and End to the caret where there is no limit', async () => {
    const field = await make(html`<sky-number-field label="Size" value="15"></sky-number-field>`);
    field.focus();
    await press('Home');
    await sendKeys({ type: '2' });
    await press('End');
    await sendKeys({ type: '3' });
    expect(field.value).to.equal('2153');
  });

  it('steps in the direction of the number, not of the text', async () => {
    const field = await make(html`<sky-number-field dir="rtl" label="Size" value="5"></sky-number-field>`);
    field.focus();
    await press('ArrowUp', 'ArrowLeft', 'ArrowRight');
    expect(field.value).to.equal('6');
  });

  it('goes on from what is typed, before it is committed', async () => {
    const field = await make(html`<sky-number-field label="Size" step="0.5"></sky-number-field>`);
    field.focus();
    await sendKeys({ type: '2.7' });
    await press('ArrowUp');
    await field.updateComplete;
    expect([field.value, inputOf(field).value]).to.deep.equal(['3', '3']);
  });

  it('does nothing when it is read only', async () => {
    const field = await make(html`<sky-number-field label="Size" min="0" value="5" readonly></sky-number-field>`);
    field.focus();
    await press('ArrowUp', 'Home', 'PageDown', '9');
    expect(field.value).to.equal('5');
    expect(buttonsOf(field).every((button) => button.disabled)).to.equal(true);
  });

  it('commits and submits on Enter, once', async () => {
    const submitted: string[] = [];
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      submitted.push(String(new FormData(event.target as HTMLFormElement).get('size')));
    };
    const form = await fixture<HTMLFormElement>(html`
      <form @submit=${onSubmit}><sky-number-field name="size" label="Size"></sky-number-field><button>Save</button></form>
    `);
    const field = form.querySelector('sky-number-field')!;
    const heard = heardBy(field);
    field.focus();
    await sendKeys({ type: '1,500' });
    await press('Enter');
    await field.updateComplete;
    expect(submitted).to.deep.equal(['1500']);
    expect(inputOf(field).value).to.equal('1500');
    expect(heard.filter((event) => event.startsWith('change'))).to.deep.equal(['change 1500']);
    await press('Tab');
    expect(heard.filter((event) => event.startsWith('change'))).to.have.length(1);
  });
});

describe('sky-number-field and what is typed', () => {
  it('is read and written as the language does, and sent as HTML does', async () => {
    await loadLanguage('de');
    const field = await make(html`<sky-number-field lang="de" label="Größe" step="any"></sky-number-field>`);
    field.focus();
    await sendKeys({ type: '1.500,25' });
    expect([field.value, field.valueAsNumber]).to.deep.equal(['1500.25', 1500.25]);
    expect(inputOf(field).value, 'while typing').to.equal('1.500,25');
    await press('Tab');
    await field.updateComplete;
    expect(inputOf(field).value).to.equal('1500,25');
    field.lang = 'en';
    await waitUntil(() => inputOf(field).value === '1500.25');
  });

  it('keeps and reports what is no number, until it is one', async () => {
    const field = await make();
    field.focus();
    await sendKeys({ type: 'ten' });
    expect([field.value, field.validity.badInput]).to.deep.equal(['', true]);
    await press('Tab');
    await field.updateComplete;
    expect([inputOf(field).value, field.matches(':state(user-invalid)')]).to.deep.equal(['ten', true]);
    field.focus();
    await press('Control+a');
    await sendKeys({ type: '10' });
    await field.updateComplete;
    expect([field.value, field.validity.valid]).to.deep.equal(['10', true]);
  });

  it('forgets what is no number on reset, and when code sets a number', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><sky-number-field label="Size" value="7"></sky-number-field></form>`,
    );
    const field = form.querySelector('sky-number-field')!;
    for (const mend of [() => form.reset(), () => (field.value = '7')]) {
      field.focus();
      await sendKeys({ type: 'x' });
      expect(field.validity.badInput).to.equal(true);
      mend();
      await field.updateComplete;
      expect([inputOf(field).value, field.validity.valid]).to.deep.equal(['7', true]);
    }
  });

  it('takes a copied number with its unit', async () => {
    const field = await make(html`<sky-number-field label="Size" unit="GiB"></sky-number-field>`);
    field.focus();
    await sendKeys({ type: '64 gib' });
    await press('Tab');
    await field.updateComplete;
    expect([field.value, inputOf(field).value]).to.deep.equal(['64', '64']);
  });

  it('may be empty', async () => {
    const field = await make(html`<sky-number-field label="Size" min="5" value="7"></sky-number-field>`);
    field.focus();
    await press('Control+a', 'Delete', 'Tab');
    expect([field.value, field.validity.valid, Number.isNaN(field.valueAsNumber)]).to.deep.equal(['', true, true]);
  });

  it('does not change under the wheel', async () => {
    const field = await make(html`<sky-number-field label="Size" value="7"></sky-number-field>`);
    field.focus();
    const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, composed: true, cancelable: true });
    inputOf(field).dispatchEvent(wheel);
    expect([field.value, wheel.defaultPrevented]).to.deep.equal(['7', false]);
  });
});

describe('sky-number-field and its words', () => {
  const said = async (template: ReturnType<typeof html>) => (await make(template)).validationMessage;

  it('names the limits with their unit', async () => {
    expect(await said(html`<sky-number-field min="20" unit="GiB" value="5"></sky-number-field>`)).to.equal(
      'Must be at least 20\u00a0GiB.',
    );
    expect(await said(html`<sky-number-field max="1500" value="9000"></sky-number-field>`)).to.equal(
      'Must be at most 1,500.',
    );
    expect(await said(html`<sky-number-field min="1280" max="9000" value="1"></sky-number-field>`)).to.equal(
      'Must be between 1,280 and 9,000.',
    );
  });

  it('names the allowed numbers on both sides, or the only one', async () => {
    expect(await said(html`<sky-number-field min="0" step="8" value="12"></sky-number-field>`)).to.equal(
      'The nearest allowed values are 8 and 16.',
    );
    expect(await said(html`<sky-number-field min="0" max="15" step="8" value="12"></sky-number-field>`)).to.equal(
      'The nearest allowed value is 8.',
    );
  });

  it('shows by an example how a number is written', async () => {
    await loadLanguage('de');
    const field = await make(html`<sky-number-field lang="de" label="Last" step="any"></sky-number-field>`);
    field.focus();
    await sendKeys({ type: 'viel' });
    expect(field.validationMessage).to.equal('Geben Sie eine Zahl ein, zum Beispiel 1,5.');
  });
});

describe('sky-number-field in wrong hands', () => {
  async function warningsOf(act: () => Promise<unknown>): Promise<string[]> {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: unknown) => said.push(String(text));
    try {
      await act();
    } finally {
      console.warn = warn;
    }
    return said;
  }

  it('warns of a step, a size and a value that are none, and goes on', async () => {
    let field!: SkyNumberField;
    const warnings = await warningsOf(async () => {
      field = await make(
        html`<sky-number-field label="Size" step="-3" size="huge" value="lots" min="low"></sky-number-field>`,
      );
    });
    expect(warnings.join('\n')).to.contain('step="-3"').and.to.contain('size="huge"').and.to.contain('value="lots"');
    field.focus();
    await press('ArrowUp', 'ArrowUp');
    expect([field.value, field.validity.valid]).to.deep.equal(['1', true]);
    expect(inputOf(field).offsetHeight).to.be.greaterThan(0);
  });

  it('goes back to no limit when the attribute goes', async () => {
    const field = await make(html`<sky-number-field label="Size" max="5" value="9"></sky-number-field>`);
    expect(field.validity.rangeOverflow).to.equal(true);
    field.removeAttribute('max');
    expect(field.validity.valid).to.equal(true);
  });

  it('keeps its number when it is moved', async () => {
    const field = await make();
    field.value = '12';
    const other = await fixture(html`<div></div>`);
    field.remove();
    other.append(field);
    await field.updateComplete;
    expect(inputOf(field).value).to.equal('12');
  });

  it('counts in steps and sets by code without events', async () => {
    const field = await make(html`<sky-number-field label="Size" min="0" max="9" step="3"></sky-number-field>`);
    const heard = heardBy(field);
    field.stepUp();
    field.stepUp(2);
    expect(field.value).to.equal('6');
    field.stepDown();
    field.valueAsNumber += 3;
    expect([field.value, heard]).to.deep.equal(['6', []]);
    field.valueAsNumber = Number.NaN;
    expect(field.value).to.equal('');
  });
});
