import { expect, fixture, oneEvent } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { describeDialog } from '../../test/contracts/dialog.js';
import { settled } from '../../test/axe.js';
import { needs } from '../../test/needs.js';
import { expectSame } from '../../test/same.js';
import { deepActiveElement } from '../core/composed-tree.js';
import { overlays } from '../core/overlay-stack.js';
import '../text-field/define.js';
import './define.js';
import type { SkyDialog } from './index.js';

const press = ([x, y]: [number, number]) => sendMouse({ type: 'click', position: [x, y] });

describeDialog<SkyDialog>('sky-dialog', {
  make: () => html`
    <sky-dialog with-backdrop-close>
      <sky-text-field label="Name"></sky-text-field>
      <button slot="footer">Save</button>
    </sky-dialog>
  `,
  role: 'dialog',
  focused: (dialog) => dialog.querySelector('sky-text-field')!.shadowRoot!.querySelector('input')!,
  closings: [
    {
      title: 'the close button',
      reason: 'button',
      act: async (dialog) => dialog.shadowRoot!.querySelector('button')!.click(),
    },
    { title: 'a press outside', reason: 'backdrop', act: () => press([2, 2]) },
    { title: 'its method', reason: 'api', act: async (dialog) => dialog.close() },
  ],
});

async function open(template: TemplateResult): Promise<SkyDialog> {
  const dialog = await fixture<SkyDialog>(template);
  const opened = oneEvent(dialog, 'sky-open');
  dialog.show();
  await opened;
  await settled(document);
  return dialog;
}

const box = (dialog: SkyDialog) => dialog.shadowRoot!.querySelector('dialog')!.getBoundingClientRect();

describe('sky-dialog, focus', () => {
  it('goes to what asks for it', async () => {
    const dialog = await open(html`
      <sky-dialog heading="Edit"><input aria-label="First" /><input aria-label="Second" autofocus /></sky-dialog>
    `);
    expectSame(document.activeElement, dialog.querySelector('[autofocus]'));
  });

  it('goes to the body when there is nothing to fill in', async () => {
    const dialog = await open(
      html`<sky-dialog heading="Done">Three instances run.<button slot="footer">Fine</button></sky-dialog>`,
    );
    expectSame(deepActiveElement(), dialog.shadowRoot!.querySelector('.body'));
  });
});

describe('sky-dialog, place', () => {
  it('lies in the middle', async () => {
    const { x, width } = box(await open(html`<sky-dialog heading="Question"></sky-dialog>`));
    expect(width).to.equal(480);
    expect(x).to.be.closeTo((document.documentElement.clientWidth - 480) / 2, 1);
  });

  for (const [dir, edge] of [
    ['ltr', 'right'],
    ['rtl', 'left'],
  ] as const) {
    it(`lies at the end side over the full height in ${dir}`, async () => {
      document.documentElement.dir = dir;
      try {
        const rect = box(await open(html`<sky-dialog heading="Panel" placement="end"></sky-dialog>`));
        expect(rect[edge]).to.equal(edge === 'right' ? window.innerWidth : 0);
        expect([rect.width, rect.height]).to.deep.equal([440, window.innerHeight]);
      } finally {
        document.documentElement.removeAttribute('dir');
      }
    });
  }
});

describe('sky-dialog, a press', () => {
  it('outside does nothing unless that was asked for', async () => {
    const dialog = await open(html`<sky-dialog heading="Question"></sky-dialog>`);
    await press([2, 2]);
    expect(dialog.open).to.equal(true);
  });

  it('that begins inside and ends outside does nothing', async () => {
    const dialog = await open(
      html`<sky-dialog heading="Question" with-backdrop-close>Some text to select.</sky-dialog>`,
    );
    const { x, y, width, height } = box(dialog);
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [2, 2] });
    await sendMouse({ type: 'up' });
    expect(dialog.open).to.equal(true);
  });
});

describe('sky-dialog inside a sky-dialog', () => {
  const nested = html`
    <sky-dialog id="outer" heading="Create network">
      <input aria-label="Name" />
      <sky-dialog id="inner" heading="Leave the form?"><button>Stay</button></sky-dialog>
    </sky-dialog>
  `;

  it('closes one by one, and only its own owner hears of it', async () => {
    const outer = await open(nested);
    const inner = outer.querySelector('sky-dialog')!;
    const heard: string[] = [];
    for (const dialog of [outer, inner]) dialog.addEventListener('sky-close', () => heard.push(dialog.id));
    const opened = oneEvent(inner, 'sky-open');
    inner.show();
    await opened;
    expectSame(overlays.topModal, inner);

    const innerClosed = oneEvent(inner, 'sky-closed');
    await sendKeys({ press: 'Escape' });
    await innerClosed;
    expect([outer.open, inner.open]).to.deep.equal([true, false]);
    expectSame(overlays.topModal, outer);
    expectSame(document.activeElement, outer.querySelector('input'));
    expect(document.documentElement.style.overflow).to.equal('hidden');

    const outerClosed = oneEvent(outer, 'sky-closed');
    await sendKeys({ press: 'Escape' });
    await outerClosed;
    expect(heard).to.deep.equal(['inner', 'outer']);
    expect(document.documentElement.style.overflow).to.equal('');
  });
});

describe('sky-dialog and motion', () => {
  afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('moves only for those who want it', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const dialog = await open(html`<sky-dialog heading="Question"></sky-dialog>`);
    const duration = () => getComputedStyle(dialog.shadowRoot!.querySelector('dialog')!).transitionDuration;
    expect(duration()).to.equal('0s');
    await emulateMedia({ reducedMotion: 'no-preference' });
    expect(duration()).to.not.equal('0s');
  });

  it('is closed only when it has gone', async () => {
    await needs('motion of a closing dialog');
    const dialog = await open(html`<sky-dialog heading="Question"></sky-dialog>`);
    const closed = oneEvent(dialog, 'sky-closed');
    dialog.close();
    await dialog.updateComplete;
    expect(dialog.shadowRoot!.querySelector('dialog')!.getAnimations().length).to.be.greaterThan(0);
    await closed;
    expect(getComputedStyle(dialog.shadowRoot!.querySelector('dialog')!).display).to.equal('none');
  });
});

describe('sky-dialog and its page', () => {
  it('is hidden with what is around it, though it lies above', async () => {
    const room = await fixture<HTMLElement>(html`<div><sky-dialog heading="Edit" open><p>Text</p></sky-dialog></div>`);
    const text = room.querySelector('p')!;
    await room.querySelector<SkyDialog>('sky-dialog')!.updateComplete;
    expect(text.checkVisibility({ visibilityProperty: true })).to.equal(true);
    room.style.visibility = 'hidden';
    expect(text.checkVisibility({ visibilityProperty: true })).to.equal(false);
  });

  it('does not take the cancel of a file input for its own', async () => {
    const dialog = await open(html`<sky-dialog heading="Upload"><input type="file" aria-label="Image" /></sky-dialog>`);
    // The file chooser is outside the page, so this event is the only way to stand for its cancel button.
    dialog.querySelector('input')!.dispatchEvent(new Event('cancel', { bubbles: true }));
    await dialog.updateComplete;
    expect(dialog.open).to.equal(true);
  });

  it('is shown again when it is moved while open', async () => {
    const dialog = await open(html`<sky-dialog heading="Question"></sky-dialog>`);
    const place = document.createElement('div');
    dialog.parentElement!.append(place);
    const opened = oneEvent(dialog, 'sky-open');
    place.append(dialog);
    await opened;
    expect(dialog.shadowRoot!.querySelector('dialog')!.matches(':modal')).to.equal(true);
    expectSame(overlays.topModal, dialog);
  });

  it('is not closed by being taken out of the page', async () => {
    const dialog = await open(html`<sky-dialog heading="Question"></sky-dialog>`);
    const heard: Event[] = [];
    dialog.addEventListener('sky-closed', (event) => heard.push(event));
    const closed = oneEvent(dialog.shadowRoot!.querySelector('dialog')!, 'close');
    dialog.remove();
    await closed;
    expect([dialog.open, heard.length]).to.deep.equal([true, 0]);
  });

  it('follows when the browser closes it by itself', async () => {
    const dialog = await open(html`<sky-dialog heading="Question"></sky-dialog>`);
    const closed = oneEvent(dialog, 'sky-closed');
    dialog.shadowRoot!.querySelector('dialog')!.close();
    await closed;
    expect(dialog.open).to.equal(false);
    expect(overlays.top === undefined, 'something is still open').to.equal(true);
  });

  it('at the end scrolls as a whole in a window of few lines, and its body alone in a higher one', async () => {
    const dialog = await open(html`
      <sky-dialog heading="Rules" placement="end"><p style="block-size: 900px">Text</p><button slot="footer">Save</button></sky-dialog>
    `);
    const whole = dialog.shadowRoot!.querySelector('dialog')!;
    const body = dialog.shadowRoot!.querySelector('.body')!;
    const scrolls = (element: Element) => element.scrollHeight > element.clientHeight + 1;
    expect([scrolls(whole), scrolls(body)]).to.deep.equal([false, true]);
    try {
      await setViewport({ width: 800, height: 400 });
      expect([scrolls(whole), scrolls(body)]).to.deep.equal([true, false]);
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  it('reads a name with a figure first from the left, among Arabic too', async () => {
    const dialog = await open(html`<sky-dialog heading="2026-11-18.csv" dir="rtl"></sky-dialog>`);
    const name = dialog.shadowRoot!.querySelector('h2 bdi')!;
    expect([getComputedStyle(name).direction, name.textContent]).to.deep.equal(['ltr', '2026-11-18.csv']);
  });
});
