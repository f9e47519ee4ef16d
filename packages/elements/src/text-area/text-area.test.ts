import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyTextArea } from './index.js';
import { waitUntil } from '../../test/until.js';

describeField<SkyTextArea>('sky-text-area', {
  make: () => html`<sky-text-area value="edge"></sky-text-area>`,
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
      title: 'several lines',
      set: (field) => {
        field.value = 'a\nb';
      },
      sends: ['a\nb'],
    },
    {
      title: 'an empty text',
      set: (field) => {
        field.value = '';
      },
      sends: [''],
    },
  ],
  invalid: [
    { flag: 'valueMissing', set: (field) => Object.assign(field, { required: true, value: '' }) },
    { flag: 'tooLong', set: (field) => Object.assign(field, { maxLength: 3, value: 'four' }) },
  ],
});

const make = (template = html`<sky-text-area label="Description"></sky-text-area>`) => fixture<SkyTextArea>(template);
const inputOf = (field: SkyTextArea) => field.shadowRoot!.querySelector('textarea')!;

/** Resolves when the element's own style changes. */
function styleOf(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element, { attributeFilter: ['style'] });
  });
}

describe('sky-text-area', () => {
  it('makes a new line on Enter and leaves the form alone', async () => {
    let submits = 0;
    const onSubmit = (event: Event) => {
      event.preventDefault();
      submits++;
    };
    const form = await fixture<HTMLFormElement>(
      html`<form @submit=${onSubmit}><sky-text-area></sky-text-area><button>Save</button></form>`,
    );
    const field = form.querySelector('sky-text-area')!;
    field.focus();
    await sendKeys({ type: 'a' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ type: 'b' });
    expect([field.value, submits]).to.deep.equal(['a\nb', 0]);
  });

  it('says how long a text may be, in the plural of its language', async () => {
    await loadLanguage('de');
    const field = await make(html`<sky-text-area lang="de" label="Text" maxlength="3" value="vier"></sky-text-area>`);
    expect(field.validationMessage).to.equal('Verwenden Sie höchstens 3 Zeichen.');
  });

  it('grows by script where the browser cannot', async () => {
    const { supports } = CSS;
    CSS.supports = () => false;
    try {
      const input = inputOf(await make(html`<sky-text-area resize="auto" .value=${'a\nb\nc\nd'}></sky-text-area>`));
      // What does it is fetched first, and writes the height.
      while (!input.style.blockSize.endsWith('px')) await styleOf(input);
      expect(input.clientHeight).to.equal(input.scrollHeight);
    } finally {
      CSS.supports = supports;
    }
  });

  it('is as high as its rows, and higher with its text when it may', async () => {
    const heightOf = (field: SkyTextArea) => inputOf(field).getBoundingClientRect().height;
    const height = async (template: ReturnType<typeof html>) => heightOf(await make(template));
    const two = await height(html`<sky-text-area rows="2"></sky-text-area>`);
    const five = await height(html`<sky-text-area rows="5"></sky-text-area>`);
    expect(five - two).to.equal(60);
    const empty = await height(html`<sky-text-area resize="auto" rows="2"></sky-text-area>`);
    expect(empty - two).to.equal(0);
    const full = await make(html`<sky-text-area resize="auto" rows="2" .value=${'a\nb\nc\nd'}></sky-text-area>`);
    await waitUntil(() => heightOf(full) > empty, 'a browser that has to be helped gets the help');
    expect(heightOf(full) - empty).to.equal(40);
  });

  it('can be read and copied, but not changed, when it is read only', async () => {
    const field = await make(html`<sky-text-area label="Text" readonly value="fixed"></sky-text-area>`);
    field.focus();
    await sendKeys({ type: 'x' });
    expect(field.value).to.equal('fixed');
    field.select();
    expect(getSelection()!.toString()).to.equal('fixed');
  });
});
