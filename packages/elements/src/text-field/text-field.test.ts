import { expect, fixture } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { html, nothing, type TemplateResult } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import { expectSame } from '../../test/same.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyTextField } from './index.js';

describeField<SkyTextField>('sky-text-field', {
  make: () => html`<sky-text-field value="edge"></sky-text-field>`,
  role: 'textbox',
  act: async () => {
    await sendKeys({ type: '-07' });
    await sendKeys({ press: 'Tab' });
  },
  values: [
    {
      title: 'a text',
      set: (field) => {
        field.value = 'prod-core';
      },
      sends: ['prod-core'],
    },
    {
      title: 'an empty text',
      set: (field) => {
        field.value = '';
      },
      sends: [''],
    },
    {
      title: 'its default value',
      set: (field) => {
        field.value = field.defaultValue;
      },
      sends: ['edge'],
    },
  ],
  invalid: [
    { flag: 'valueMissing', set: (field) => Object.assign(field, { required: true, value: '' }) },
    { flag: 'tooLong', set: (field) => Object.assign(field, { maxLength: 3, value: 'four' }) },
    { flag: 'tooShort', set: (field) => Object.assign(field, { minLength: 3, value: 'ab' }) },
    { flag: 'typeMismatch', set: (field) => Object.assign(field, { type: 'email', value: 'nobody' }) },
    { flag: 'typeMismatch', set: (field) => Object.assign(field, { type: 'url', value: 'nowhere' }) },
    { flag: 'patternMismatch', set: (field) => Object.assign(field, { pattern: '[a-z]+', value: 'A1' }) },
  ],
});

const make = (template = html`<sky-text-field label="Router name"></sky-text-field>`) =>
  fixture<SkyTextField>(template);
const inputOf = (field: SkyTextField) => field.shadowRoot!.querySelector('input')!;
const buttonOf = (field: SkyTextField) => field.shadowRoot!.querySelector('button');

describe('sky-text-field', () => {
  it('keeps what was typed when the default value changes', async () => {
    const field = await make();
    field.focus();
    await sendKeys({ type: 'edge' });
    field.defaultValue = 'other';
    await field.updateComplete;
    expect(inputOf(field).value).to.equal('edge');
  });

  it('says nothing of a missing value until something was typed and the focus has left', async () => {
    const field = await make(html`<sky-text-field label="Router name" required></sky-text-field>`);
    const isRed = async () => {
      await field.updateComplete;
      return field.matches(':state(user-invalid)');
    };
    field.focus();
    await sendKeys({ press: 'Tab' });
    expect(await isRed(), 'passed through').to.equal(false);
    field.focus();
    await sendKeys({ type: 'a' });
    // The browser tells no change of what is again as it was.
    await sendKeys({ press: 'Backspace' });
    expect(await isRed(), 'still there').to.equal(false);
    await sendKeys({ press: 'Tab' });
    expect(await isRed(), 'typed and left').to.equal(true);
  });

  it('says for the eye that it may be left empty', async () => {
    const field = await make(html`<sky-text-field label="Description" optional></sky-text-field>`);
    const mark = field.shadowRoot!.querySelector('.optional')!;
    expect([mark.textContent, mark.ariaHidden]).to.deep.equal(['optional', 'true']);
  });

  it('leaves out the asterisk where the page around it says so', async () => {
    const field = await make(html`<sky-text-field label="Name" required></sky-text-field>`);
    const asterisk = field.shadowRoot!.querySelector('.required')!;
    expect(getComputedStyle(asterisk).display).to.equal('inline');
    field.style.setProperty('--sky-required-mark', 'none');
    expect(getComputedStyle(asterisk).display).to.equal('none');
  });

  it('takes the plural of its language', async () => {
    await loadLanguage('ru');
    const field = await make(html`<sky-text-field lang="ru" label="Имя" minlength="3" value="a"></sky-text-field>`);
    expect(field.validationMessage).to.equal('Не менее 3 символов.');
  });

  it('warns of an unknown size and looks as usual', async () => {
    const field = await make();
    const usual = getComputedStyle(field.shadowRoot!.querySelector('[part="control"]')!).blockSize;
    const { warn } = console;
    const said: unknown[] = [];
    console.warn = (text: unknown) => said.push(text);
    try {
      field.setAttribute('size', 'huge');
      await field.updateComplete;
    } finally {
      console.warn = warn;
    }
    expect(String(said[0])).to.contain('size="huge"');
    expect(getComputedStyle(field.shadowRoot!.querySelector('[part="control"]')!).blockSize).to.equal(usual);
  });
});

describe('sky-text-field and Enter', () => {
  async function form(button: TemplateResult | typeof nothing = html`<button type="submit">Save</button>`) {
    const submitted: SubmitEvent[] = [];
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      submitted.push(event);
    };
    const element = await fixture<HTMLFormElement>(html`
      <form @submit=${onSubmit}><sky-text-field label="Router name" value="edge"></sky-text-field>${button}</form>
    `);
    element.querySelector('sky-text-field')!.focus();
    return { submitted, element };
  }

  it('submits once, by the first submit button', async () => {
    const { submitted, element } = await form();
    await sendKeys({ press: 'Enter' });
    expect(submitted).to.have.length(1);
    expectSame(submitted[0]!.submitter, element.querySelector('button'));
  });

  it('submits without any button', async () => {
    const { submitted } = await form(nothing);
    await sendKeys({ press: 'Enter' });
    expect(submitted).to.have.length(1);
  });

  it('does not submit while the button is off', async () => {
    const { submitted } = await form(html`<button type="submit" disabled>Save</button>`);
    await sendKeys({ press: 'Enter' });
    expect(submitted).to.have.length(0);
  });

  it('does not submit while a word is being composed', async () => {
    const { submitted, element } = await form();
    const field = element.querySelector('sky-text-field')!;
    // The only key that no driver can press: an input method is between the keyboard and the page.
    inputOf(field).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, composed: true }),
    );
    expect(submitted).to.have.length(0);
  });
});

describe('sky-text-field, clear', () => {
  it('empties the field, says so, and keeps focus', async () => {
    const field = await make(html`<sky-text-field label="Filter" with-clear value="prod"></sky-text-field>`);
    field.focus();
    await sendKeys({ press: 'Tab' });
    expectSame(field.shadowRoot!.activeElement, buttonOf(field));
    const heard: string[] = [];
    for (const type of ['input', 'change']) field.addEventListener(type, () => heard.push(`${type} ${field.value}`));
    await sendKeys({ press: 'Enter' });
    await field.updateComplete;
    expect(heard).to.deep.equal(['input ', 'change ']);
    expectSame(field.shadowRoot!.activeElement, inputOf(field));
    expectSame(buttonOf(field), null);
  });

  it('answers Escape in a search, and leaves the second Escape to others', async () => {
    const field = await make(html`<sky-text-field label="Search" type="search" value="prod"></sky-text-field>`);
    const seen: boolean[] = [];
    field.addEventListener('keydown', (event) => seen.push(event.defaultPrevented));
    field.focus();
    await sendKeys({ press: 'Escape' });
    expect(field.value).to.equal('');
    await sendKeys({ press: 'Escape' });
    expect(seen).to.deep.equal([true, false]);
  });

  it('offers nothing that cannot be done', async () => {
    const field = await make(html`<sky-text-field label="Filter" with-clear readonly value="prod"></sky-text-field>`);
    expectSame(buttonOf(field), null);
  });
});

describe('sky-text-field, password', () => {
  it('is revealed and hidden by a toggle that the keyboard reaches', async () => {
    const field = await make(html`<sky-text-field label="Password" type="password" value="secret"></sky-text-field>`);
    field.focus();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Space' });
    await field.updateComplete;
    expect(inputOf(field).type).to.equal('text');
    expect(inputOf(field).spellcheck).to.equal(false);
    await sendKeys({ press: 'Space' });
    await field.updateComplete;
    expect(inputOf(field).type).to.equal('password');
  });

  it('does not send its form when revealed', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form @submit=${(event: Event) => event.preventDefault()}>
        <sky-text-field label="Password" type="password"></sky-text-field><button>Sign in</button>
      </form>
    `);
    let submits = 0;
    form.addEventListener('submit', () => submits++);
    buttonOf(form.querySelector('sky-text-field')!)!.click();
    expect(submits).to.equal(0);
    form.requestSubmit();
    expect(submits).to.equal(1);
  });
});

describe('sky-text-field, left by a press', () => {
  it('says what is wrong when the press is over, which hits what was pressed', async () => {
    const place = await fixture(
      html`<div><sky-text-field label="Name" required></sky-text-field><button>Go</button></div>`,
    );
    const field = place.querySelector('sky-text-field')!;
    const button = place.querySelector('button')!;
    let presses = 0;
    button.addEventListener('click', () => presses++);
    field.focus();
    await sendKeys({ type: 'a' });
    await sendKeys({ press: 'Backspace' });
    const before = button.getBoundingClientRect();
    try {
      await sendMouse({ type: 'move', position: [Math.round(before.x) + 2, Math.round(before.y) + 2] });
      await sendMouse({ type: 'down' });
      await field.updateComplete;
      expect(field.matches(':state(user-invalid)')).to.equal(false);
      expect(button.getBoundingClientRect().y).to.equal(before.y);
      await sendMouse({ type: 'up' });
    } finally {
      await resetMouse();
    }
    await field.updateComplete;
    expect(presses).to.equal(1);
    expect(field.matches(':state(user-invalid)')).to.equal(true);
    expect(button.getBoundingClientRect().y).to.be.above(before.y);
  });
});
