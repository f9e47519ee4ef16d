import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { ManualClock } from '../../test/manual-clock.js';
import { expectSame } from '../../test/same.js';
import './define.js';
import type { SkyCopiedEvent, SkyCopyButton } from './index.js';

const make = (template: TemplateResult = html`<sky-copy-button value="10.0.0.4"></sky-copy-button>`) =>
  fixture<SkyCopyButton>(template);
const controlOf = (button: SkyCopyButton) => button.shadowRoot!.querySelector('button')!;
const saidBy = (button: SkyCopyButton) => button.shadowRoot!.querySelector('[role="status"]')!.textContent;

function copied(button: SkyCopyButton): Promise<SkyCopiedEvent> {
  return new Promise((resolve) => button.addEventListener('sky-copied', resolve, { once: true }));
}

/** The browser's clipboard is replaced: a test page may not read the real one. `null` is a page that has none. */
function haveClipboard(writeText: ((text: string) => Promise<void>) | null): void {
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true });
}

const lines = 'first line\nsecond line';

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

describe('sky-copy-button', () => {
  it('copies its value by keyboard, and tells whoever listens', async () => {
    const written: string[] = [];
    haveClipboard(async (text) => void written.push(text));
    const button = await make();
    const event = copied(button);
    button.focus();
    await sendKeys({ press: 'Enter' });
    expect((await event).text).to.equal('10.0.0.4');
    await sendKeys({ press: 'Space' });
    expect(written).to.deep.equal(['10.0.0.4', '10.0.0.4']);
  });

  it('says so, and is as before two seconds later', async () => {
    haveClipboard(() => Promise.resolve());
    const button = await make();
    const glyph = () =>
      controlOf(button)
        .querySelector('svg')!
        .innerHTML.replaceAll(/<!--.*?-->/g, '');
    const before = glyph();
    const clock = new ManualClock(Date.now());
    try {
      const event = copied(button);
      controlOf(button).click();
      await event;
      await button.updateComplete;
      expect(saidBy(button)).to.equal('Copied');
      expect(button.matches(':state(copied)')).to.equal(true);
      expect(glyph()).to.not.equal(before);
      clock.pass(1999);
      await button.updateComplete;
      expect(saidBy(button)).to.equal('Copied');
      clock.pass(1);
      await button.updateComplete;
      expect(saidBy(button)).to.equal('');
      expect(button.matches(':state(copied)')).to.equal(false);
      expect(glyph()).to.equal(before);
    } finally {
      clock.restore();
    }
  });

  for (const [name, writeText] of [
    ['has none', null],
    ['refuses', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ] as const) {
    it(`copies for real where the clipboard of the page ${name}, also in a dialog`, async () => {
      haveClipboard(writeText);
      const place = await fixture<HTMLDialogElement>(html`<dialog>
        <sky-copy-button value=${lines}></sky-copy-button><textarea></textarea>
      </dialog>`);
      place.showModal();
      const button = place.querySelector('sky-copy-button')!;
      const field = place.querySelector('textarea')!;
      button.focus();
      const event = copied(button);
      await sendKeys({ press: 'Enter' });
      await event;
      expectSame(button.shadowRoot!.activeElement, controlOf(button), 'focus');
      expect(button.shadowRoot!.querySelector('textarea')).to.equal(null);
      field.focus();
      await sendKeys({ press: 'Control+v' });
      expect(field.value).to.equal(lines);
    });
  }

  it('says when nothing helps', async () => {
    haveClipboard(null);
    const button = await make();
    const { execCommand } = document;
    document.execCommand = () => false;
    try {
      let isCopied = false;
      button.addEventListener('sky-copied', () => (isCopied = true));
      const said = new Promise((resolve) =>
        new MutationObserver(resolve).observe(button.shadowRoot!, {
          subtree: true,
          childList: true,
          characterData: true,
        }),
      );
      controlOf(button).click();
      await said;
      await button.updateComplete;
      expect(saidBy(button)).to.contain('Could not copy');
      expect(button.matches(':state(failed)')).to.equal(true);
      expect(isCopied).to.equal(false);
    } finally {
      document.execCommand = execCommand;
    }
  });

  it('is off when there is nothing to copy', async () => {
    const button = await make(html`<sky-copy-button></sky-copy-button>`);
    expect(controlOf(button).disabled).to.equal(true);
    button.value = 'something';
    await button.updateComplete;
    expect(controlOf(button).disabled).to.equal(false);
    button.disabled = true;
    await button.updateComplete;
    expect(controlOf(button).disabled).to.equal(true);
  });

  it('forgets the outcome when it leaves the page', async () => {
    haveClipboard(() => Promise.resolve());
    const button = await make();
    const place = button.parentElement!;
    const event = copied(button);
    controlOf(button).click();
    await event;
    button.remove();
    place.append(button);
    await button.updateComplete;
    expect(saidBy(button)).to.equal('');
  });
});
