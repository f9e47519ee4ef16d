import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import { pasteOf } from '../../test/paste.js';
import { expectSame } from '../../test/same.js';
import './define.js';
import type { ComboboxOption, SkyCombobox, SkyQueryEvent } from './index.js';

const options: ComboboxOption[] = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta', disabled: true },
  { value: 'c', label: 'Gamma', description: 'The third' },
  { value: 'd', label: 'Delta' },
];

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
}

describeField<SkyCombobox>('sky-combobox', {
  make: () => html`<sky-combobox .options=${options}></sky-combobox>`,
  role: 'combobox',
  act: async () => {
    // Where the caret is after `focus()` is each browser's own affair.
    await press('Control+a');
    await sendKeys({ type: 'del' });
    await press('Enter');
  },
  values: [
    {
      title: 'the chosen option',
      set: (field) => {
        field.value = 'c';
      },
      sends: ['c'],
    },
    {
      title: 'an empty value',
      set: (field) => {
        field.value = '';
      },
      sends: [''],
    },
    {
      title: 'a value that is not in the list yet',
      set: (field) => {
        field.value = 'z';
      },
      sends: ['z'],
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

describe('several', () => {
  describeField<SkyCombobox>('sky-combobox', {
    make: () => html`<sky-combobox multiple with-custom value="x,y" .options=${options}></sky-combobox>`,
    role: 'combobox',
    act: async () => {
      await sendKeys({ type: 'edge' });
      await press('Enter');
    },
    values: [
      {
        title: 'each value under the name',
        set: (field) => {
          field.values = ['a', 'free'];
        },
        sends: ['a', 'free'],
      },
      {
        title: 'nothing for no values',
        set: (field) => {
          field.values = [];
        },
        sends: [],
      },
    ],
    invalid: [{ flag: 'valueMissing', set: (field) => Object.assign(field, { required: true, values: [] }) }],
  });
});

const make = async (
  template: TemplateResult = html`<sky-combobox label="Zone" .options=${options}></sky-combobox>`,
) => {
  const field = await fixture<SkyCombobox>(template);
  field.focus();
  return field;
};
const inside = (field: SkyCombobox, selector: string) => [...field.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const inputOf = (field: SkyCombobox) => field.shadowRoot!.querySelector('input')!;
const listed = (field: SkyCombobox) => inside(field, '.option-label').map((label) => label.textContent);
const isListShown = (field: SkyCombobox) => field.shadowRoot!.querySelector('[part="list"]')!.matches(':popover-open');
const activeOf = (field: SkyCombobox) => inside(field, '.active .option-label')[0]?.textContent;
const chipsOf = (field: SkyCombobox) => inside(field, '.chip-name').map((chip) => chip.textContent);

function hear(field: SkyCombobox): string[] {
  const heard: string[] = [];
  const note = (event: Event) => heard.push(`${event.type} ${field.multiple ? field.values.join('+') : field.value}`);
  for (const type of ['input', 'change']) field.addEventListener(type, note);
  return heard;
}

describe('sky-combobox, one value', () => {
  it('shows the name of its value, also after the option has left the list', async () => {
    const field = await make(html`<sky-combobox label="Zone" value="c" .options=${options}></sky-combobox>`);
    expect(inputOf(field).value).to.equal('Gamma');
    field.options = [];
    await field.updateComplete;
    expect(inputOf(field).value).to.equal('Gamma');
    field.value = 'unheard-of';
    await field.updateComplete;
    expect(inputOf(field).value).to.equal('unheard-of');
  });

  it('opens by arrow at the chosen option, moves past what is off, and chooses by Enter', async () => {
    const field = await make(html`<sky-combobox label="Zone" value="a" .options=${options}></sky-combobox>`);
    const heard = hear(field);
    await press('ArrowDown');
    await field.updateComplete;
    expect([isListShown(field), activeOf(field)]).to.deep.equal([true, 'Alpha']);
    await press('ArrowDown');
    await field.updateComplete;
    expect(activeOf(field)).to.equal('Gamma');
    await press('Enter');
    await field.updateComplete;
    expect(heard).to.deep.equal(['input c', 'change c']);
    expect([isListShown(field), inputOf(field).value]).to.deep.equal([false, 'Gamma']);
  });

  it('narrows the list while one types, and takes the first match on Enter', async () => {
    const field = await make();
    const heard = hear(field);
    await sendKeys({ type: 'ta' });
    await field.updateComplete;
    expect(listed(field)).to.deep.equal(['Beta', 'Delta']);
    expect(activeOf(field)).to.equal('Delta');
    expect(heard, 'typing is no value').to.deep.equal([]);
    await press('Enter');
    expect(heard).to.deep.equal(['input d', 'change d']);
  });

  it('searches descriptions, and says when there is nothing', async () => {
    const field = await make();
    await sendKeys({ type: 'third' });
    await field.updateComplete;
    expect(listed(field)).to.deep.equal(['Gamma']);
    await sendKeys({ type: '!' });
    await field.updateComplete;
    expect(inside(field, '.remark')[0]!.textContent).to.equal('No matches');
  });

  it('goes back to its value when what was typed is nothing', async () => {
    const field = await make(html`<sky-combobox label="Zone" value="a" .options=${options}></sky-combobox>`);
    const heard = hear(field);
    inputOf(field).select();
    await sendKeys({ type: 'nowhere' });
    await press('Tab');
    await field.updateComplete;
    expect([field.value, inputOf(field).value, isListShown(field)]).to.deep.equal(['a', 'Alpha', false]);
    expect(heard).to.deep.equal([]);
  });

  it('takes a whole name on leaving, and nothing when the text was emptied', async () => {
    const field = await make();
    const heard = hear(field);
    await sendKeys({ type: 'gamma' });
    await press('Tab');
    field.focus();
    inputOf(field).select();
    await press('Backspace', 'Tab');
    expect(heard).to.deep.equal(['input c', 'change c', 'input ', 'change ']);
  });

  it('closes by Escape without a choice, and leaves the next Escape to others', async () => {
    const field = await make(html`<sky-combobox label="Zone" value="a" .options=${options}></sky-combobox>`);
    await press('ArrowDown', 'ArrowDown', 'Escape');
    await field.updateComplete;
    expect([isListShown(field), field.value]).to.deep.equal([false, 'a']);
    const seen: boolean[] = [];
    const onKeydown = (event: KeyboardEvent) => seen.push(event.defaultPrevented);
    window.addEventListener('keydown', onKeydown, { once: true });
    await press('Escape');
    expect(seen).to.deep.equal([false]);
  });

  it('chooses by a press, not on what is off, and keeps focus in the text', async () => {
    const field = await make();
    inputOf(field).click();
    await field.updateComplete;
    const [, off, third] = inside(field, '[role="option"]');
    off!.click();
    expect(field.value).to.equal('');
    third!.click();
    expect(field.value).to.equal('c');
    expectSame(field.shadowRoot!.activeElement, inputOf(field));
  });

  it('sends its form on Enter only when the list is closed', async () => {
    let submits = 0;
    const onSubmit = (event: Event) => {
      event.preventDefault();
      submits++;
    };
    const form = await fixture<HTMLFormElement>(html`
      <form @submit=${onSubmit}><sky-combobox label="Zone" .options=${options}></sky-combobox><button>Save</button></form>
    `);
    form.querySelector('sky-combobox')!.focus();
    await press('ArrowDown', 'Enter');
    expect(submits).to.equal(0);
    await press('Enter');
    expect(submits).to.equal(1);
    await sendKeys({ type: 'nowhere' });
    await press('Enter');
    expect(submits).to.equal(1);
  });

  it('is emptied by its button', async () => {
    const field = await make(html`<sky-combobox label="Zone" value="a" with-clear .options=${options}></sky-combobox>`);
    const heard = hear(field);
    inside(field, '.quiet-button')[0]!.click();
    await field.updateComplete;
    expect(heard).to.deep.equal(['input ', 'change ']);
    expect([inputOf(field).value, inside(field, '.quiet-button').length]).to.deep.equal(['', 0]);
    expectSame(field.shadowRoot!.activeElement, inputOf(field));
  });
});

describe('sky-combobox, options from elsewhere', () => {
  const remote = () => make(html`<sky-combobox label="Image" filter="none" .options=${options}></sky-combobox>`);

  it('asks for what is looked for, and for everything once it is done', async () => {
    const field = await remote();
    const asked: string[] = [];
    field.addEventListener('sky-query', (event: SkyQueryEvent) => asked.push(event.query));
    await sendKeys({ type: 'al' });
    await press('Enter');
    expect(asked).to.deep.equal(['a', 'al', '']);
  });

  it('shows the options as they come, and the first of them is the one that Enter takes', async () => {
    const field = await remote();
    await sendKeys({ type: 'ubu' });
    field.options = [{ value: 'u', label: 'Ubuntu 26.04' }];
    await field.updateComplete;
    expect([listed(field), activeOf(field)]).to.deep.equal([['Ubuntu 26.04'], 'Ubuntu 26.04']);
    await press('Enter');
    field.options = [];
    await field.updateComplete;
    expect([field.value, inputOf(field).value]).to.deep.equal(['u', 'Ubuntu 26.04']);
  });

  it('says that they are on their way', async () => {
    const field = await make(html`<sky-combobox label="Image" loading></sky-combobox>`);
    await press('ArrowDown');
    await field.updateComplete;
    expect(inside(field, '.remark')[0]!.textContent).to.equal('Loading…');
    expect(inside(field, '.ring')).to.have.length(1);
  });
});

describe('sky-combobox, one free text', () => {
  const free = () => make(html`<sky-combobox label="Key" with-custom .options=${options}></sky-combobox>`);

  it('has the text as its value at once, and says it is done on leaving', async () => {
    const field = await free();
    const heard = hear(field);
    await sendKeys({ type: 'xy' });
    await press('Tab');
    expect(heard).to.deep.equal(['input x', 'input xy', 'change xy']);
  });

  it('shows no list when nothing in it fits', async () => {
    const field = await free();
    await sendKeys({ type: 'al' });
    await field.updateComplete;
    expect([isListShown(field), activeOf(field)]).to.deep.equal([true, undefined]);
    await sendKeys({ type: 'x' });
    await field.updateComplete;
    expect(isListShown(field)).to.equal(false);
  });

  it('takes the option that is called so', async () => {
    const field = await free();
    await sendKeys({ type: 'alpha' });
    await press('Enter');
    await field.updateComplete;
    expect([field.value, inputOf(field).value]).to.deep.equal(['a', 'Alpha']);
  });
});

describe('sky-combobox, several values', () => {
  const several = (template = html`<sky-combobox label="Zones" multiple .options=${options}></sky-combobox>`) =>
    make(template);

  it('adds and takes away by choosing, and stays open', async () => {
    const field = await several();
    const heard = hear(field);
    await press('ArrowDown', 'Enter');
    await press('ArrowDown', 'Enter');
    await field.updateComplete;
    expect([isListShown(field), chipsOf(field)]).to.deep.equal([true, ['Alpha', 'Gamma']]);
    await press('Enter');
    expect(field.values).to.deep.equal(['a']);
    expect(heard).to.deep.equal(['input a', 'change a', 'input a+c', 'change a+c', 'input a', 'change a']);
  });

  it('takes away by a chip’s button, and by Backspace in the empty text', async () => {
    const field = await several(
      html`<sky-combobox label="Zones" multiple value="a,c,d" .options=${options}></sky-combobox>`,
    );
    inside(field, '.remove')[0]!.click();
    expect(field.values).to.deep.equal(['c', 'd']);
    expectSame(field.shadowRoot!.activeElement, inputOf(field));
    await press('Backspace');
    expect(field.values).to.deep.equal(['c']);
    await sendKeys({ type: 'x' });
    await press('Backspace');
    expect(field.values).to.deep.equal(['c']);
    await field.updateComplete;
    expect(inside(field, '[role="status"]')[0]!.textContent).to.not.equal('');
  });

  it('drops what was typed and is in no list', async () => {
    const field = await several();
    await sendKeys({ type: 'nowhere' });
    await press('Tab');
    await field.updateComplete;
    expect([field.values, inputOf(field).value]).to.deep.equal([[], '']);
  });

  it('takes the values in whatever order the properties are set', async () => {
    const field = document.createElement('sky-combobox');
    field.values = ['a', 'b'];
    field.multiple = true;
    expect(field.values).to.deep.equal(['a', 'b']);
  });
});

describe('sky-combobox, several free values', () => {
  const chips = () => make(html`<sky-combobox label="DNS servers" multiple with-custom></sky-combobox>`);

  it('makes a chip on Enter, at a comma, and on leaving', async () => {
    const field = await chips();
    await sendKeys({ type: '10.0.0.1' });
    await press('Enter');
    await sendKeys({ type: '10.0.0.2, 10.0.0.3' });
    expect(field.values).to.deep.equal(['10.0.0.1', '10.0.0.2']);
    await press('Tab');
    await field.updateComplete;
    expect(field.values).to.deep.equal(['10.0.0.1', '10.0.0.2', '10.0.0.3']);
    expect(inputOf(field).value).to.equal('');
  });

  it('takes each value once', async () => {
    const field = await chips();
    await sendKeys({ type: 'a,a,b,' });
    expect(field.values).to.deep.equal(['a', 'b']);
  });

  it('never shows an empty list', async () => {
    const field = await chips();
    inputOf(field).click();
    await sendKeys({ type: 'a' });
    await field.updateComplete;
    expect(isListShown(field)).to.equal(false);
    expect(inside(field, '.chevrons')).to.have.length(0);
  });

  it('makes chips of several pasted values, and leaves a single one in the text', async () => {
    const field = await chips();
    const paste = (text: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const event = pasteOf(clipboardData);
      inputOf(field).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(paste('10.0.0.1')).to.equal(false);
    expect(paste('10.0.0.1\n10.0.0.2, 10.0.0.3\n')).to.equal(true);
    await field.updateComplete;
    expect(chipsOf(field)).to.deep.equal(['10.0.0.1', '10.0.0.2', '10.0.0.3']);
  });

  it('does not end a word that is being composed', async () => {
    const field = await chips();
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
      <form @submit=${onSubmit}><sky-combobox label="DNS" multiple with-custom></sky-combobox><button>Save</button></form>
    `);
    form.querySelector('sky-combobox')!.focus();
    await sendKeys({ type: 'a' });
    await press('Enter');
    expect(submits).to.equal(0);
    await press('Enter');
    expect(submits).to.equal(1);
  });

  it('comes back as the person left it', async () => {
    const field = await chips();
    field.name = 'dns';
    const state = new FormData();
    state.append('dns', 'a');
    state.append('dns', 'b');
    field.formStateRestoreCallback(state);
    expect(field.values).to.deep.equal(['a', 'b']);
  });
});

describe('sky-combobox and the page', () => {
  it('closes its list when it leaves the page, and does not hold on to Escape', async () => {
    const field = await make();
    await press('ArrowDown');
    await field.updateComplete;
    const place = field.parentElement!;
    field.remove();
    place.append(field);
    await field.updateComplete;
    expect(isListShown(field)).to.equal(false);
  });

  it('shows its list over a modal dialog', async () => {
    const dialog = await fixture<HTMLDialogElement>(
      html`<dialog><sky-combobox label="Zone" .options=${options}></sky-combobox></dialog>`,
    );
    dialog.showModal();
    const field = dialog.querySelector('sky-combobox')!;
    field.focus();
    await press('ArrowDown');
    await field.updateComplete;
    const option = inside(field, '[role="option"]')[0]!;
    const { x, y, width, height } = option.getBoundingClientRect();
    expectSame(document.elementFromPoint(x + width / 2, y + height / 2), field);
    await press('Escape');
    await field.updateComplete;
    expect([isListShown(field), dialog.open]).to.deep.equal([false, true]);
  });

  it('opens by a press beside the text, and closes by the next', async () => {
    const field = await make();
    const mark = inside(field, '[part="control"]')[0]!;
    mark.click();
    await field.updateComplete;
    expect(isListShown(field)).to.equal(true);
    mark.click();
    await field.updateComplete;
    expect(isListShown(field)).to.equal(false);
  });
});
