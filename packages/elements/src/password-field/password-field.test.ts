import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import { expectSame } from '../../test/same.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { PasswordRule, SkyPasswordField } from './index.js';

const rules: PasswordRule[] = [
  { key: 'length', label: 'At least 4 characters', test: { minLength: 4 } },
  { key: 'digit', label: 'A digit', test: { pattern: String.raw`\d` } },
];

describeField<SkyPasswordField>('sky-password-field', {
  make: () => html`<sky-password-field value="horse"></sky-password-field>`,
  role: 'textbox',
  act: async () => {
    await sendKeys({ type: '7' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
  },
  values: [
    { title: 'a password', set: (field) => Object.assign(field, { value: ' correct ' }), sends: [' correct '] },
    { title: 'an empty password', set: (field) => Object.assign(field, { value: '' }), sends: [''] },
  ],
  invalid: [
    { flag: 'valueMissing', set: (field) => Object.assign(field, { required: true, value: '' }) },
    { flag: 'patternMismatch', set: (field) => Object.assign(field, { rules, value: 'abc' }) },
  ],
});

const make = (template = html`<sky-password-field label="Password"></sky-password-field>`) =>
  fixture<SkyPasswordField>(template);
const inputOf = (field: SkyPasswordField) => field.shadowRoot!.querySelector('input')!;
const buttonOf = (field: SkyPasswordField) => field.shadowRoot!.querySelector('button')!;
const met = (field: SkyPasswordField) =>
  [...field.shadowRoot!.querySelectorAll('li')].map((item) => item.classList.contains('met'));
const announced = (field: SkyPasswordField) =>
  [...field.shadowRoot!.querySelectorAll('[aria-live]')].at(-1)!.textContent;

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

describe('sky-password-field, shown', () => {
  it('is shown and hidden by a toggle that the keyboard reaches, and keeps its text', async () => {
    const field = await make(html`<sky-password-field label="Password" value="horse"></sky-password-field>`);
    field.focus();
    await sendKeys({ press: 'Tab' });
    expectSame(field.shadowRoot!.activeElement, buttonOf(field));
    await sendKeys({ press: 'Space' });
    await field.updateComplete;
    expect([inputOf(field).type, inputOf(field).value, inputOf(field).spellcheck]).to.deep.equal([
      'text',
      'horse',
      false,
    ]);
    await sendKeys({ press: 'Enter' });
    await field.updateComplete;
    expect(inputOf(field).type).to.equal('password');
  });

  it('is hidden again when its form is sent or reset, and when it leaves the page', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form @submit=${(event: Event) => event.preventDefault()}>
        <sky-password-field label="Password" value="horse"></sky-password-field><button>Sign in</button>
      </form>
    `);
    const field = form.querySelector('sky-password-field')!;
    for (const hide of [
      () => form.requestSubmit(),
      () => form.reset(),
      () => {
        field.remove();
        form.prepend(field);
      },
    ]) {
      buttonOf(field).click();
      await field.updateComplete;
      expect(inputOf(field).type).to.equal('text');
      hide();
      await field.updateComplete;
      expect(inputOf(field).type).to.equal('password');
    }
  });

  it('does not send its form by the toggle, but by Enter, once', async () => {
    let submits = 0;
    const onSubmit = (event: Event) => {
      event.preventDefault();
      submits++;
    };
    const form = await fixture<HTMLFormElement>(html`
      <form @submit=${onSubmit}><sky-password-field label="Password"></sky-password-field><button>Sign in</button></form>
    `);
    const field = form.querySelector('sky-password-field')!;
    buttonOf(field).click();
    expect(submits).to.equal(0);
    field.focus();
    await sendKeys({ press: 'Enter' });
    expect(submits).to.equal(1);
  });
});

describe('sky-password-field and its rules', () => {
  it('shows each as it is met, and says once that all are', async () => {
    const field = await make(html`<sky-password-field label="Password" .rules=${rules}></sky-password-field>`);
    expect(met(field)).to.deep.equal([false, false]);
    field.focus();
    await sendKeys({ type: 'abc1' });
    await field.updateComplete;
    expect([met(field), announced(field)]).to.deep.equal([[true, true], 'All rules are met.']);
    await sendKeys({ press: 'Backspace' });
    await field.updateComplete;
    expect([met(field), announced(field)]).to.deep.equal([[false, false], '']);
    await sendKeys({ type: '2' });
    await field.updateComplete;
    expect(announced(field)).to.equal('All rules are met.');
  });

  it('says nothing of a password that code has set', async () => {
    const field = await make(
      html`<sky-password-field label="Password" value="abc1" .rules=${rules}></sky-password-field>`,
    );
    expect([met(field), announced(field)]).to.deep.equal([[true, true], '']);
  });

  it('is invalid in the same tick as rules come or go, and not while it is empty', async () => {
    const field = await make(html`<sky-password-field label="Password" value="abc"></sky-password-field>`);
    expect(field.validity.valid).to.equal(true);
    field.rules = rules;
    expect(field.validity.patternMismatch).to.equal(true);
    field.value = '';
    expect(field.validity.valid).to.equal(true);
    field.value = 'abc';
    field.rules = [];
    expect(field.validity.valid).to.equal(true);
    await field.updateComplete;
    expect(field.shadowRoot!.querySelector('ul')!.checkVisibility()).to.equal(false);
  });

  it('takes a rule that is at fault for none, and warns', async () => {
    const faulty: PasswordRule[] = [
      { key: 'broken', label: 'Broken', test: { pattern: '(' } },
      {
        key: 'throwing',
        label: 'Throwing',
        test: () => {
          throw new Error('no answer');
        },
      },
    ];
    let field!: SkyPasswordField;
    const warnings = await warningsOf(async () => {
      field = await make(html`<sky-password-field label="Password" value="a" .rules=${faulty}></sky-password-field>`);
    });
    expect(field.validity.valid).to.equal(true);
    expect(warnings).to.contain('"broken"').and.to.contain('no answer');
  });

  it('does without rules that are no list, and with an unknown size', async () => {
    let field!: SkyPasswordField;
    const warnings = await warningsOf(async () => {
      field = await make(
        html`<sky-password-field label="Password" size="huge" value="a" .rules=${null as never}></sky-password-field>`,
      );
    });
    expect(field.validity.valid).to.equal(true);
    expect(warnings).to.contain('no list').and.to.contain('size="huge"');
    expect(field.shadowRoot!.querySelector<HTMLElement>('[part="control"]')!.offsetHeight).to.equal(36);
  });
});

describe('sky-password-field and Caps Lock', () => {
  // No driver can turn it on: its state belongs to the keyboard, and an event made by hand is all there is.
  const key = (field: SkyPasswordField, isOn: boolean) =>
    inputOf(field).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'a', modifierCapsLock: isOn, bubbles: true, composed: true }),
    );
  const hint = (field: SkyPasswordField) => field.shadowRoot!.querySelector('.caps-lock')!.textContent!.trim();

  it('tells while it is on', async () => {
    const field = await make();
    field.focus();
    key(field, true);
    await field.updateComplete;
    expect(hint(field)).to.equal('Caps Lock is on.');
    expect(field.shadowRoot!.querySelector('.caps-lock')!.getAttribute('aria-live')).to.equal('polite');
    key(field, false);
    await field.updateComplete;
    expect(hint(field)).to.equal('');
  });

  it('tells no longer when the person has left, but goes on at the button', async () => {
    const field = await make();
    field.focus();
    key(field, true);
    buttonOf(field).focus();
    await field.updateComplete;
    expect(hint(field)).to.equal('Caps Lock is on.');
    buttonOf(field).blur();
    await field.updateComplete;
    expect(hint(field)).to.equal('');
  });

  it('does not mind an event that is none of a keyboard', async () => {
    const field = await make();
    inputOf(field).dispatchEvent(new Event('keydown', { bubbles: true, composed: true }));
    expect(hint(field)).to.equal('');
  });

  it('tells in the language around it', async () => {
    await loadLanguage('ru');
    const field = await make(html`<sky-password-field lang="ru" label="Пароль"></sky-password-field>`);
    key(field, true);
    await field.updateComplete;
    expect(hint(field)).to.equal('Включён Caps Lock.');
  });
});
