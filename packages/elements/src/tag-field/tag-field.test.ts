import { expect, fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { html } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import { pasteOf } from '../../test/paste.js';
import { expectSame } from '../../test/same.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyTagField, TagFieldSize } from './index.js';

const onlyLetters = (tag: string) => (/^[a-z]+$/.test(tag) ? '' : `${tag} has more than letters.`);

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
}

describeField<SkyTagField>('sky-tag-field', {
  make: () => html`<sky-tag-field value="edge"></sky-tag-field>`,
  role: 'textbox',
  act: async () => {
    await sendKeys({ type: 'lab' });
    await press('Enter');
  },
  values: [
    {
      title: 'an entry for each tag',
      set: (field) => {
        field.values = ['core', 'a,b'];
      },
      sends: ['core', 'a,b'],
    },
    {
      title: 'a text of tags, each once',
      set: (field) => {
        field.value = ' core ,, dmz,core';
      },
      sends: ['core', 'dmz'],
    },
    {
      title: 'nothing when there is none',
      set: (field) => {
        field.values = [];
      },
      sends: [],
    },
  ],
  invalid: [
    { flag: 'valueMissing', set: (field) => Object.assign(field, { required: true, values: [] }) },
    { flag: 'rangeOverflow', set: (field) => Object.assign(field, { max: 1, values: ['a', 'b'] }) },
    { flag: 'patternMismatch', set: (field) => Object.assign(field, { checkTag: onlyLetters, values: ['a', '1'] }) },
  ],
});

async function make(template = html`<sky-tag-field label="Tags"></sky-tag-field>`): Promise<SkyTagField> {
  const place = await fixture(html`<div>${template}</div>`);
  const field = place.querySelector('sky-tag-field')!;
  field.focus();
  return field;
}

const inside = (field: SkyTagField, selector: string) => [...field.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const inputOf = (field: SkyTagField) => field.shadowRoot!.querySelector('input')!;
const tagsOf = (field: SkyTagField) => inside(field, '.chip-name').map(({ textContent }) => textContent);
const buttonOf = (field: SkyTagField, at: number) => inside(field, '.remove').at(at)!;
const newsOf = (field: SkyTagField) => inside(field, '[role="status"]')[0]!.textContent;
const focusedIn = (field: SkyTagField) => field.shadowRoot!.activeElement;

function hear(field: SkyTagField): string[] {
  const heard: string[] = [];
  for (const type of ['input', 'change']) field.addEventListener(type, () => heard.push(`${type} ${field.value}`));
  return heard;
}

function paste(field: SkyTagField, text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = pasteOf(clipboardData);
  inputOf(field).dispatchEvent(event);
  return event.defaultPrevented;
}

describe('sky-tag-field, typing', () => {
  it('makes a tag at a comma, on Enter and on leaving, and tells of each', async () => {
    const field = await make();
    const heard = hear(field);
    await sendKeys({ type: 'edge, core' });
    expect(field.values).to.deep.equal(['edge']);
    await press('Enter');
    await sendKeys({ type: ' dmz ' });
    await press('Tab');
    await field.updateComplete;
    expect(tagsOf(field)).to.deep.equal(['edge', 'core', 'dmz']);
    expect(inputOf(field).value).to.equal('');
    expect(heard).to.deep.equal([
      'input edge',
      'change edge',
      'input edge,core',
      'change edge,core',
      'input edge,core,dmz',
      'change edge,core,dmz',
    ]);
  });

  it('drops what is there already, what is empty, and a lone comma', async () => {
    const field = await make(html`<sky-tag-field label="Tags" value="edge"></sky-tag-field>`);
    const heard = hear(field);
    await sendKeys({ type: 'edge,, ,' });
    await field.updateComplete;
    expect([field.values, inputOf(field).value, heard]).to.deep.equal([['edge'], '', []]);
  });

  it('makes tags of several that are pasted, around what is typed, and leaves a single one in the text', async () => {
    const field = await make();
    expect(paste(field, 'edge')).to.equal(false);
    await sendKeys({ type: 'pre-' });
    expect(paste(field, 'edge\ncore; dmz,core')).to.equal(true);
    await field.updateComplete;
    expect([tagsOf(field), inputOf(field).value]).to.deep.equal([['pre-edge', 'core', 'dmz'], '']);
  });

  it('does not end a word that is being composed', async () => {
    const field = await make();
    inputOf(field).value = 'か、';
    inputOf(field).dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true, composed: true }));
    expect(field.values).to.deep.equal([]);
    inputOf(field).dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect(field.values).to.deep.equal(['か']);
  });

  it('sends its form on Enter only when there is no text left', async () => {
    let submits = 0;
    const onSubmit = (event: Event) => {
      event.preventDefault();
      submits++;
    };
    const form = await fixture<HTMLFormElement>(html`
      <form @submit=${onSubmit}><sky-tag-field label="Tags"></sky-tag-field><button>Save</button></form>
    `);
    form.querySelector('sky-tag-field')!.focus();
    await sendKeys({ type: 'a' });
    await press('Enter');
    expect(submits).to.equal(0);
    await press('Enter');
    expect(submits).to.equal(1);
  });

  it('takes the last tag back into the text on Backspace, a whole tag and not its last letter', async () => {
    const field = await make(html`<sky-tag-field label="Tags" value="edge,core"></sky-tag-field>`);
    const heard = hear(field);
    await press('Backspace');
    await field.updateComplete;
    expect([field.values, inputOf(field).value]).to.deep.equal([['edge'], 'core']);
    await sendKeys({ type: 's,' });
    expect(field.values).to.deep.equal(['edge', 'cores']);
    expect(heard).to.deep.equal(['input edge', 'change edge', 'input edge,cores', 'change edge,cores']);
  });

  it('leaves the tags alone when Backspace is held down through the text', async () => {
    const field = await make(html`<sky-tag-field label="Tags" value="edge"></sky-tag-field>`);
    await sendKeys({ type: 'a' });
    for (let times = 0; times < 3; times++) await sendKeys({ down: 'Backspace' });
    await sendKeys({ up: 'Backspace' });
    expect([field.values, inputOf(field).value]).to.deep.equal([['edge'], '']);
  });

  it('does not call a tag missing while the first one is typed', async () => {
    const field = await make(html`<sky-tag-field label="Tags" required></sky-tag-field>`);
    field.reportValidity();
    expect(field.matches(':state(user-invalid)')).to.equal(true);
    await sendKeys({ type: 'a' });
    expect([field.matches(':state(user-invalid)'), field.checkValidity()]).to.deep.equal([false, false]);
    await press('Backspace');
    expect(field.matches(':state(user-invalid)')).to.equal(true);
  });
});

describe('sky-tag-field, the tags', () => {
  const three = (dir = 'ltr') =>
    make(html`<sky-tag-field dir=${dir} label="Tags" value="edge,core,dmz"></sky-tag-field>`);

  for (const [dir, back, on] of [
    ['ltr', 'ArrowLeft', 'ArrowRight'],
    ['rtl', 'ArrowRight', 'ArrowLeft'],
  ] as const) {
    it(`are walked through by arrows from the empty text and back into it, ${dir}`, async () => {
      const field = await three(dir);
      await press(back);
      expectSame(focusedIn(field), buttonOf(field, 2));
      await press(back, back);
      expectSame(focusedIn(field), buttonOf(field, 0));
      await press(back);
      expectSame(focusedIn(field), buttonOf(field, 0));
      await press('End');
      expectSame(focusedIn(field), buttonOf(field, 2));
      await press(on);
      expectSame(focusedIn(field), inputOf(field));
    });
  }

  it('leave the arrows to the text while there is some', async () => {
    const field = await three();
    await sendKeys({ type: 'ab' });
    await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    expectSame(focusedIn(field), inputOf(field));
  });

  it('are one tab stop, the last of them, and none when there is no tag', async () => {
    const field = await three();
    await press('Tab');
    expectSame(focusedIn(field), buttonOf(field, 2));
    await press('Tab');
    expectSame(focusedIn(field), null);
    field.values = [];
    await field.updateComplete;
    field.focus();
    await press('Tab');
    expectSame(focusedIn(field), null);
  });

  it('go by Delete towards the end and by Backspace towards the start, and at last focus is in the text', async () => {
    const field = await three();
    const heard = hear(field);
    await press('ArrowLeft', 'ArrowLeft', 'Delete');
    await field.updateComplete;
    expect(tagsOf(field)).to.deep.equal(['edge', 'dmz']);
    expectSame(focusedIn(field), buttonOf(field, 1));
    await press('Backspace');
    await field.updateComplete;
    expectSame(focusedIn(field), buttonOf(field, 0));
    await press('Enter');
    await field.updateComplete;
    expectSame(focusedIn(field), inputOf(field));
    expect(heard).to.deep.equal([
      'input edge,dmz',
      'change edge,dmz',
      'input edge',
      'change edge',
      'input ',
      'change ',
    ]);
  });

  it('go by a press on their button, and the person goes on typing', async () => {
    const field = await three();
    const { x, y, width, height } = buttonOf(field, 0).getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    expect(field.values).to.deep.equal(['core', 'dmz']);
    expectSame(focusedIn(field), inputOf(field));
  });

  it('are told of politely when they come, go, are there already or are text again', async () => {
    const field = await make();
    await sendKeys({ type: 'edge,' });
    await field.updateComplete;
    expect(newsOf(field)).to.equal('Added: edge');
    await sendKeys({ type: 'edge,' });
    await field.updateComplete;
    expect(newsOf(field)).to.equal('Already entered: edge');
    paste(field, 'core,dmz,edge');
    await field.updateComplete;
    expect(newsOf(field)).to.equal('Added: core, dmz');
    await press('Backspace');
    await field.updateComplete;
    expect(newsOf(field)).to.equal('Editing dmz');
    await press('Enter', 'ArrowLeft', 'Delete');
    await field.updateComplete;
    expect(newsOf(field)).to.equal('dmz removed');
  });

  it('are marked when they are wrong, and the first wrong one is the problem', async () => {
    const field = await make(html`<sky-tag-field label="Tags" .checkTag=${onlyLetters}></sky-tag-field>`);
    await sendKeys({ type: 'a,b1,c,d2,' });
    await field.updateComplete;
    const marked = inside(field, '.invalid .chip-name').map(({ textContent }) => textContent);
    expect(marked).to.deep.equal(['b1', 'd2']);
    expect(field.validationMessage).to.equal('b1 has more than letters.');
    expect(field.matches(':state(user-invalid)')).to.equal(true);
    await press('Backspace', 'Enter', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Delete');
    expect(field.validationMessage).to.equal('d2 has more than letters.');
    field.checkTag = undefined;
    expect(field.checkValidity()).to.equal(true);
  });

  it('are too many in the number of the language', async () => {
    await loadLanguage('ar');
    const field = await make(html`<sky-tag-field lang="ar" label="وسوم" max="2" value="a,b,c"></sky-tag-field>`);
    expect(field.validationMessage).to.equal('أدخل وسمين على الأكثر.');
  });
});

describe('sky-tag-field', () => {
  it('comes back as the person left it, tags with commas too', async () => {
    const field = await make();
    const kept = new FormData();
    kept.append('value', 'a');
    kept.append('value', 'x,y');
    field.formStateRestoreCallback(kept);
    expect(field.values).to.deep.equal(['a', 'x,y']);
  });

  it('forgets on reset what was being typed', async () => {
    const form = await fixture<HTMLFormElement>(html`<form><sky-tag-field value="edge"></sky-tag-field></form>`);
    const field = form.querySelector('sky-tag-field')!;
    field.focus();
    await sendKeys({ type: 'core' });
    form.reset();
    await field.updateComplete;
    expect([inputOf(field).value, field.values]).to.deep.equal(['', ['edge']]);
  });

  it('works again after it was taken out and put in', async () => {
    const field = await make(html`<sky-tag-field label="Tags" value="edge"></sky-tag-field>`);
    const place = field.parentElement!;
    field.remove();
    place.append(field);
    await field.updateComplete;
    field.focus();
    await sendKeys({ type: 'core,' });
    await press('ArrowLeft', 'ArrowLeft', 'Delete');
    expect(field.values).to.deep.equal(['core']);
  });

  it('takes what is no list and no text without a fault', async () => {
    const field = await make(html`<sky-tag-field label="Tags" value="edge"></sky-tag-field>`);
    Object.assign(field, { values: [7, null, 'core'], checkTag: 'letters' });
    expect([field.values, field.checkValidity()]).to.deep.equal([['7', 'core'], true]);
    Object.assign(field, { values: undefined });
    expect(field.values).to.deep.equal(['edge']);
    field.removeAttribute('value');
    expect(field.values).to.deep.equal([]);
    await field.updateComplete;
    expect(tagsOf(field)).to.deep.equal([]);
  });

  it('warns of an unknown size and looks as usual', async () => {
    const field = await make();
    const control = inside(field, '[part="control"]')[0]!;
    const usual = control.offsetHeight;
    const { warn } = console;
    const said: unknown[] = [];
    console.warn = (text: unknown) => said.push(text);
    try {
      field.size = 'huge' as TagFieldSize;
      await field.updateComplete;
    } finally {
      console.warn = warn;
    }
    expect(String(said[0])).to.contain('size="huge"');
    expect(control.offsetHeight).to.equal(usual);
  });
});
