import { expect, fixture, oneEvent } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import './define.js';
import type { SkyButton } from './index.js';

const controlOf = (button: SkyButton) => button.shadowRoot!.querySelector<HTMLElement>('[part="control"]')!;
const reasonOf = (button: SkyButton) => button.shadowRoot!.querySelector<HTMLElement>('[part="reason"]')!;

/** Resolves when the reason is shown: what shows it is fetched with the first one on a page. */
async function shown(button: SkyButton): Promise<void> {
  const reason = reasonOf(button);
  while (!reason.matches(':popover-open')) await oneEvent(reason, 'toggle');
}

function middleOf(button: Element): [number, number] {
  const { x, y, width, height } = button.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/** A real press in the middle of the button. */
async function press(button: Element): Promise<void> {
  await sendMouse({ type: 'click', position: middleOf(button) });
}

async function make(template: TemplateResult): Promise<{ button: SkyButton; presses: () => number }> {
  const button = await fixture<SkyButton>(template);
  let presses = 0;
  button.addEventListener('click', () => presses++);
  return { button, presses: () => presses };
}

afterEach(() => resetMouse());

describe('sky-button', () => {
  it('is pressed once by the mouse, by Enter, by Space and by code', async () => {
    const { button, presses } = await make(html`<sky-button><b>Stop</b></sky-button>`);
    await press(button);
    expect(presses()).to.equal(1);
    button.focus();
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Space' });
    expect(presses()).to.equal(3);
    button.click();
    expect(presses()).to.equal(4);
  });

  it('cannot be pressed while disabled', async () => {
    const { button, presses } = await make(html`<sky-button disabled><b>Stop</b></sky-button>`);
    await press(button);
    button.click();
    button.focus();
    expect(button.matches(':focus-within')).to.equal(false);
    expect(presses()).to.equal(0);
  });

  it('is on again when it is enabled again', async () => {
    const button = await fixture<SkyButton>(html`<sky-button>Stop</sky-button>`);
    const control = button.shadowRoot!.querySelector('button')!;
    for (const disabled of [true, false]) {
      button.disabled = disabled;
      await button.updateComplete;
      expect(control.disabled).to.equal(disabled);
      expect(button.hasAttribute('disabled')).to.equal(disabled);
    }
  });

  it('is off in a disabled fieldset', async () => {
    const fieldset = await fixture<HTMLFieldSetElement>(
      html`<fieldset disabled><sky-button>Stop</sky-button></fieldset>`,
    );
    const button = fieldset.querySelector('sky-button')!;
    await button.updateComplete;
    expect(controlOf(button).matches(':disabled')).to.equal(true);
    fieldset.disabled = false;
    await button.updateComplete;
    expect(controlOf(button).matches(':disabled')).to.equal(false);
  });

  it('keeps focus while busy, and refuses presses', async () => {
    const { button, presses } = await make(html`<sky-button>Save</sky-button>`);
    button.focus();
    button.busy = true;
    await button.updateComplete;
    await sendKeys({ press: 'Enter' });
    await press(button);
    button.click();
    expect(button.matches(':focus-within')).to.equal(true);
    expect(presses()).to.equal(0);
  });

  it('puts the ring in place of the icon, and stays as wide', async () => {
    const { button } = await make(
      html`<sky-button><i slot="start" style="inline-size: 14px; display: block"></i>Save</sky-button>`,
    );
    controlOf(button).style.fontFamily = 'monospace';
    const before = button.getBoundingClientRect().width;
    button.busy = true;
    await button.updateComplete;
    expect(button.shadowRoot!.querySelector('.ring')).to.not.equal(null);
    // The icon is moved two pixels to the edge.
    expect(button.getBoundingClientRect().width).to.be.closeTo(before, 2);
  });

  it('has the four heights', async () => {
    const heights: number[] = [];
    for (const size of ['x-small', 'small', 'medium', 'large']) {
      const { button } = await make(html`<sky-button size=${size}>Save</sky-button>`);
      heights.push(button.getBoundingClientRect().height);
    }
    expect(heights).to.deep.equal([28, 32, 36, 40]);
  });

  it('warns of an icon that nobody can name', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    try {
      await fixture(html`<sky-button icon-only></sky-button>`);
    } finally {
      console.warn = warn;
    }
    expect(said[0]).to.contain('no label');
  });
});

describe('sky-button that is off for a reason', () => {
  const template = html`<sky-button style="margin: 80px" disabled-reason="It is locked."><b>Delete</b></sky-button>`;

  it('has not fetched what shows a reason before there is one', async () => {
    const requests = () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/button\/reason-tip\.[jt]s/.test(name)).length;
    const { button } = await make(html`<sky-button>Delete</sky-button>`);
    expect(requests()).to.equal(0);
    await sendMouse({ type: 'move', position: middleOf(button) });
    button.disabledReason = 'It is locked.';
    await button.updateComplete;
    expect(controlOf(button).getAttribute('aria-describedby')).to.equal('reason');
    await shown(button);
    expect(requests()).to.equal(1);
  });

  it('refuses every press', async () => {
    const { button, presses } = await make(template);
    await press(button);
    button.focus();
    await sendKeys({ press: 'Enter' });
    button.click();
    expect(presses()).to.equal(0);
  });

  it('shows the reason while it has focus, until Escape', async () => {
    const { button } = await make(template);
    expect(reasonOf(button).matches(':popover-open')).to.equal(false);
    await sendKeys({ press: 'Tab' });
    expect(button.matches(':focus-within')).to.equal(true);
    await shown(button);
    await sendKeys({ press: 'Escape' });
    expect(reasonOf(button).matches(':popover-open')).to.equal(false);
  });

  it('shows the reason under the pointer, also with the attribute disabled', async () => {
    for (const disabled of [false, true]) {
      const { button } = await make(template);
      button.disabled = disabled;
      await button.updateComplete;
      const { x, y } = button.getBoundingClientRect();
      await sendMouse({ type: 'move', position: [Math.round(x + 10), Math.round(y + 10)] });
      await shown(button);
      await sendMouse({ type: 'move', position: [0, 0] });
      expect(reasonOf(button).matches(':popover-open')).to.equal(false);
      button.focus();
      expect(button.matches(':focus-within'), `disabled: ${disabled}`).to.equal(true);
    }
  });

  it('forgets the reason when it is on again', async () => {
    const { button, presses } = await make(template);
    button.focus();
    button.disabledReason = '';
    await button.updateComplete;
    await sendKeys({ press: 'Enter' });
    expect(presses()).to.equal(1);
  });
});

describe('sky-button in a form', () => {
  interface Sent {
    submitter: HTMLElement | null;
    data: [string, FormDataEntryValue][];
  }

  async function scene(button: TemplateResult) {
    const sent: Sent[] = [];
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      const { currentTarget, submitter } = event;
      sent.push({ submitter, data: [...new FormData(currentTarget as HTMLFormElement, submitter)] });
    };
    const form = await fixture<HTMLFormElement>(
      html`<form @submit=${onSubmit}><input name="size" value="8" required />${button}</form>`,
    );
    return { form, sent, button: form.querySelector('sky-button')!, input: form.querySelector('input')! };
  }

  it('submits, and sends its own name and value', async () => {
    const { button, form, sent } = await scene(
      html`<sky-button type="submit" name="act" value="grow">Grow</sky-button>`,
    );
    await press(button);
    expect(sent.map(({ data }) => data)).to.deep.equal([
      [
        ['size', '8'],
        ['act', 'grow'],
      ],
    ]);
    expect(sent[0]!.submitter).to.include({ name: 'act', value: 'grow' });
    expect(form.querySelectorAll('button')).to.have.length(0);
  });

  it('sends nothing of itself when another one submits', async () => {
    const { form, sent } = await scene(html`<sky-button type="submit" name="act" value="grow">Grow</sky-button>`);
    form.requestSubmit();
    expect(sent[0]!.data).to.deep.equal([['size', '8']]);
  });

  it('lets the browser check the form first', async () => {
    const { button, input, sent } = await scene(html`<sky-button type="submit">Save</sky-button>`);
    input.value = '';
    await press(button);
    expect(sent).to.have.length(0);
  });

  it('leaves the form alone when a listener prevents the press, however late', async () => {
    const { button, form, sent } = await scene(html`<sky-button type="submit">Save</sky-button>`);
    form.addEventListener('click', (event) => event.preventDefault());
    await press(button);
    expect(sent).to.have.length(0);
  });

  it('submits although a listener keeps the press to itself', async () => {
    const { button, sent } = await scene(html`<sky-button type="submit">Save</sky-button>`);
    button.addEventListener('click', (event) => event.stopImmediatePropagation());
    await press(button);
    expect(sent).to.have.length(1);
  });

  it('resets', async () => {
    const { button, input } = await scene(html`<sky-button type="reset">Reset</sky-button>`);
    input.value = '16';
    await press(button);
    expect(input.value).to.equal('8');
  });

  it('does nothing to the form unless told', async () => {
    const { button, sent } = await scene(html`<sky-button>Look</sky-button>`);
    await press(button);
    expect(sent).to.have.length(0);
  });
});

describe('sky-button with an address', () => {
  it('goes there', async () => {
    const { button } = await make(html`<sky-button href="#gone-there">Open</sky-button>`);
    const gone = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    await press(button);
    await gone;
    expect(location.hash).to.equal('#gone-there');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('goes nowhere while it is off', async () => {
    for (const off of [{ disabled: true }, { disabledReason: 'Not now.' }, { busy: true }]) {
      const { button, presses } = await make(html`<sky-button href="#nowhere">Open</sky-button>`);
      Object.assign(button, off);
      await button.updateComplete;
      button.click();
      await press(button);
      expect(location.hash).to.equal('');
      expect(presses(), JSON.stringify(off)).to.equal(0);
    }
  });
});
