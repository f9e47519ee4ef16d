import { expect, fixture } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectSame } from '../../test/same.js';
import './define.js';
import type { SkyNumberField } from './index.js';
import { waitUntil } from '../../test/until.js';

const make = (template: TemplateResult) => fixture<SkyNumberField>(template);
const inputOf = (field: SkyNumberField) => field.shadowRoot!.querySelector('input')!;
const buttonsOf = (field: SkyNumberField) => [...field.shadowRoot!.querySelectorAll('button')];

describe('sky-number-field and its buttons', () => {
  afterEach(() => resetMouse());

  const middleOf = (element: Element): [number, number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };

  it('steps once for a press, and gives focus to the number', async () => {
    const field = await make(html`<sky-number-field label="Size" value="7"></sky-number-field>`);
    const heard: string[] = [];
    for (const type of ['input', 'change']) field.addEventListener(type, () => heard.push(`${type} ${field.value}`));
    await sendMouse({ type: 'click', position: middleOf(buttonsOf(field)[1]!) });
    expect(heard).to.deep.equal(['input 8', 'change 8']);
    expectSame(field.shadowRoot!.activeElement, inputOf(field));
    await sendMouse({ type: 'click', position: middleOf(buttonsOf(field)[0]!) });
    expect(field.value).to.equal('7');
  });

  it('goes on while it is held, and not longer', async () => {
    const field = await make(html`<sky-number-field label="Size" value="0" max="5"></sky-number-field>`);
    await sendMouse({ type: 'move', position: middleOf(buttonsOf(field)[1]!) });
    await sendMouse({ type: 'down' });
    await waitUntil(() => field.valueAsNumber >= 3);
    await sendMouse({ type: 'up' });
    const left = field.value;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(field.value).to.equal(left);
  });

  it('steps for a click that no pointer made', async () => {
    const field = await make(html`<sky-number-field label="Size" value="7"></sky-number-field>`);
    buttonsOf(field)[1]!.click();
    expect(field.value).to.equal('8');
  });

  it('turns off the one that leads nowhere', async () => {
    const field = await make(html`<sky-number-field label="Size" min="1" max="9" value="1"></sky-number-field>`);
    const off = () => buttonsOf(field).map((button) => button.disabled);
    expect(off()).to.deep.equal([true, false]);
    field.value = '9';
    await field.updateComplete;
    expect(off()).to.deep.equal([false, true]);
    field.value = '';
    await field.updateComplete;
    expect(off()).to.deep.equal([false, false]);
  });

  it('is passed over by Tab, and left out on demand', async () => {
    const place = await fixture(
      html`<div><sky-number-field label="Size" value="7"></sky-number-field><button>After</button></div>`,
    );
    const field = place.querySelector('sky-number-field')!;
    field.focus();
    await sendKeys({ press: 'Tab' });
    expectSame(document.activeElement, place.querySelector('button'));
    field.withoutSteppers = true;
    await field.updateComplete;
    expect(buttonsOf(field)).to.have.length(0);
  });
});
