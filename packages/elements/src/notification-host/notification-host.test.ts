import { expect, fixture, oneEvent } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { html } from 'lit';

import { settled } from '../../test/axe.js';
import { item, make, layer, find } from '../../test/harness/notification-host.js';
import { expectSame } from '../../test/same.js';
import { deepActiveElement } from '../core/composed-tree.js';
import type { NotificationItem } from '../core/notification.js';
import '../dialog/define.js';
import './define.js';

const toasts = () => [...layer().shadowRoot!.querySelectorAll<HTMLElement>('.toast')];
const titles = () => toasts().map((toast) => toast.querySelector('.title')!.textContent);
const buttons = () => [...layer().shadowRoot!.querySelectorAll<HTMLButtonElement>('.toast button')];

/** A text as it is broken on the screen: what `innerText` says of that is not the same in every engine. */
function linesOf({ firstElementChild }: Element): string[] {
  const text = [...firstElementChild!.childNodes].find((node) => node instanceof Text)!;
  const lines = new Map<number, string>();
  for (const [at, character] of [...text.data].entries()) {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    // The first letter of a line has a second box in WebKit, without width, where the line before it ends.
    const { top } = [...range.getClientRects()].at(-1)!;
    if (character !== '\n') lines.set(top, (lines.get(top) ?? '') + character);
  }
  return [...lines.values()];
}

async function pressOn(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
}

afterEach(() => resetMouse());

describe('sky-notification-host', () => {
  // spec: notification.gap
  it('shows the newest three, the newest lowest, 16 pixels apart', async () => {
    await make(...['a', 'b', 'c', 'd'].map((title) => item({ title })));
    expect(titles()).to.deep.equal(['b', 'c', 'd']);
    const [first, second, third] = toasts().map((toast) => toast.getBoundingClientRect());
    expect([second!.top - first!.bottom, third!.top - second!.bottom].map(Math.round)).to.deep.equal([16, 16]);
  });

  it('lies at the bottom of the start side, in either direction', async () => {
    const host = await make(item());
    const below = window.innerHeight - toasts()[0]!.getBoundingClientRect().bottom;
    expect([toasts()[0]!.getBoundingClientRect().left, below]).to.deep.equal([24, 24]);
    document.documentElement.dir = 'rtl';
    try {
      expect(toasts()[0]!.getBoundingClientRect().right).to.equal(document.documentElement.clientWidth - 24);
    } finally {
      document.documentElement.removeAttribute('dir');
    }
    host.style.setProperty('--sky-notification-host-block-end', '90px');
    expect(window.innerHeight - toasts()[0]!.getBoundingClientRect().bottom).to.equal(90);
  });

  it('lets what a server says run its own way', async () => {
    const host = await make(item({ title: '6 instances moved', message: 'تم النقل' }));
    const ways = (selector: string) => {
      const words = toasts()[0]!.querySelector(selector)!;
      return [words, words.firstElementChild!].map((element) => getComputedStyle(element).direction);
    };
    expect([ways('.title'), ways('.message')]).to.deep.equal([
      ['ltr', 'ltr'],
      ['ltr', 'rtl'],
    ]);
    host.dir = 'rtl';
    expect(ways('.title')).to.deep.equal(['rtl', 'ltr']);
  });

  it('lets presses through beside the toasts', async () => {
    await make(item(), item());
    const { left, bottom } = toasts()[0]!.getBoundingClientRect();
    const host = document.querySelector('sky-notification-host');
    expectSame(document.elementFromPoint(left + 20, bottom - 8), host);
    expect(document.elementFromPoint(left + 20, bottom + 8) === host, 'the gap belongs to the toasts').to.equal(false);
  });

  it('has a close button only where it may be closed, and says what the person does', async () => {
    const host = await make(
      item({ id: 'a' }),
      item({ id: 'b', showClose: false, actions: [{ id: 'undo', label: 'Undo' }] }),
    );
    const heard: string[] = [];
    host.addEventListener('sky-dismiss', ({ id }) => heard.push(`dismiss ${id}`));
    host.addEventListener('sky-action', ({ id, action }) => heard.push(`${action} ${id}`));
    expect(buttons()).to.have.length(2);
    for (const button of buttons()) await pressOn(button);
    expect(heard).to.deep.equal(['dismiss a', 'undo b']);
    expect(titles(), 'it takes nothing away by itself').to.have.length(2);
  });

  it('shows how far a task is, and what it works on', async () => {
    const host = await make(
      item({ type: 'progress', progress: 42, message: '1 of 3', inProgressItems: ['api-06', 'api-07'] }),
    );
    expect(find<HTMLProgressElement>('progress').value).to.equal(42);
    expect(toasts()[0]!.textContent).to.contain('42%');
    expect(linesOf(find('.message'))).to.deep.equal(['1 of 3', 'api-06, api-07']);
    host.notifications = [item({ type: 'progress', progress: null })];
    await host.updateComplete;
    expect(find('progress')).to.equal(null);
  });

  for (const [what, facts] of [
    ['a message', { message: 'No valid host was found. '.repeat(20) }],
    ['a list of things', { type: 'progress', inProgressItems: Array.from({ length: 60 }, (_, at) => `node-${at}`) }],
  ] as const) {
    // spec: notification.fold
    it(`folds ${what} of more than three lines`, async () => {
      const host = await make(item({ message: 'Short.' }), item(facts));
      // The observer answers in a later frame, and asks for an update then.
      while (!find('[aria-expanded]')) await new Promise(requestAnimationFrame);
      await host.updateComplete;
      const [more] = layer().shadowRoot!.querySelectorAll<HTMLElement>('[aria-expanded]');
      const message = toasts()[1]!.querySelector('.message')!;
      expect(message.clientHeight).to.be.lessThan(message.scrollHeight);
      await pressOn(more!);
      await host.updateComplete;
      expect([message.clientHeight, more!.ariaExpanded]).to.deep.equal([message.scrollHeight, 'true']);
      expect(layer().shadowRoot!.querySelectorAll('[aria-expanded]')).to.have.length(1);
    });
  }
});

describe('sky-notification-host, what it cannot know', () => {
  const real = console.warn;
  let warned: string[] = [];
  beforeEach(() => {
    warned = [];
    console.warn = (text: string) => void warned.push(text);
  });
  afterEach(() => {
    console.warn = real;
  });

  it('shows an unknown type as information, and tells the developer', async () => {
    await make(item({ title: 'Odd', type: 'fatal' as NotificationItem['type'] }));
    expect([titles(), toasts()[0]!.className]).to.deep.equal([['Odd'], 'toast info']);
    expect(find('.sign svg')).not.to.equal(null);
    expect(warned.join()).to.contain('"fatal"').and.to.contain('"info"');
  });

  it('shows nothing for what is no list, and goes on with the next', async () => {
    const host = await make(item());
    host.notifications = null as unknown as NotificationItem[];
    await host.updateComplete;
    expect([titles(), warned.length]).to.deep.equal([[], 1]);
    host.notifications = [item({ title: 'Saved' })];
    await host.updateComplete;
    expect(titles()).to.deep.equal(['Saved']);
  });
});

describe('sky-notification-host, focus', () => {
  async function scene() {
    const root = await fixture<HTMLElement>(
      html`<div><button>Page</button><sky-notification-host></sky-notification-host></div>`,
    );
    const host = root.querySelector('sky-notification-host')!;
    host.notifications = [item({ id: 'a' }), item({ id: 'b' })];
    host.addEventListener('sky-dismiss', ({ id }) => {
      host.notifications = host.notifications.filter((other) => other.id !== id);
    });
    await settled(document);
    return { host, button: root.querySelector('button')! };
  }

  it('goes on to the next one, and at last back to where it was', async () => {
    const { host, button } = await scene();
    button.focus();
    buttons()[0]!.focus();
    await sendKeys({ press: 'Enter' });
    await host.updateComplete;
    expect(titles()).to.have.length(1);
    expectSame(layer().shadowRoot!.activeElement, buttons()[0]);
    await sendKeys({ press: 'Enter' });
    await host.updateComplete;
    expectSame(document.activeElement, button);
  });

  it('goes back into an element that takes none itself', async () => {
    const { host, button } = await scene();
    const around = document.createElement('div');
    button.after(around);
    const inner = document.createElement('button');
    around.attachShadow({ mode: 'open' }).append(inner);
    inner.focus();
    buttons()[0]!.focus();
    host.notifications = [];
    await host.updateComplete;
    expectSame(deepActiveElement(), inner);
  });

  it('is left alone when it is elsewhere', async () => {
    const { host, button } = await scene();
    button.focus();
    host.notifications = [];
    await host.updateComplete;
    expectSame(document.activeElement, button);
  });
});

describe('sky-notification-host and dialogs', () => {
  it('lies in the topmost one, where its toasts can be pressed, and comes back', async () => {
    const root = await fixture<HTMLElement>(html`
      <div>
        <sky-dialog id="outer" heading="Edit"><sky-dialog id="inner" heading="Sure?"></sky-dialog></sky-dialog>
        <sky-notification-host .notifications=${[item({ id: 'a' })]}></sky-notification-host>
      </div>
    `);
    const [outer, inner] = root.querySelectorAll('sky-dialog');
    const host = root.querySelector('sky-notification-host')!;
    const homes: (Node | null)[] = [];
    for (const dialog of [outer!, inner!]) {
      const opened = oneEvent(dialog, 'sky-open');
      dialog.show();
      await opened;
      await settled(document);
      homes.push(layer().parentNode);
      const dismissed = oneEvent(host, 'sky-dismiss');
      await pressOn(buttons()[0]!);
      await dismissed;
    }
    expectSame(homes[0], outer);
    expectSame(homes[1], inner);
    for (const [dialog, home] of [
      [inner!, outer!],
      [outer!, host.shadowRoot!],
    ] as const) {
      const closed = oneEvent(dialog, 'sky-closed');
      dialog.open = false;
      await closed;
      expectSame(layer().parentNode, home);
      expect(layer().matches(':popover-open')).to.equal(true);
    }
  });

  it('gives the focus back to the action that opened one', async () => {
    const root = await fixture<HTMLElement>(html`
      <div>
        <sky-dialog heading="Volume"></sky-dialog>
        <sky-notification-host .notifications=${[item({ actions: [{ id: 'show', label: 'Show' }] })]}></sky-notification-host>
      </div>
    `);
    const dialog = root.querySelector('sky-dialog')!;
    root.querySelector('sky-notification-host')!.addEventListener('sky-action', () => dialog.show());
    await settled(document);
    const opened = oneEvent(dialog, 'sky-open');
    find('.act').focus();
    await sendKeys({ press: 'Enter' });
    await opened;
    const closed = oneEvent(dialog, 'sky-closed');
    await sendKeys({ press: 'Escape' });
    await closed;
    expectSame(deepActiveElement(), find('.act'));
  });

  it('survives the dialog it lies in', async () => {
    const root = await fixture<HTMLElement>(html`
      <div><sky-dialog heading="Edit"></sky-dialog><sky-notification-host .notifications=${[item({ title: 'Saved' })]}></sky-notification-host></div>
    `);
    const dialog = root.querySelector('sky-dialog')!;
    const opened = oneEvent(dialog, 'sky-open');
    dialog.show();
    await opened;
    dialog.remove();
    expect(titles()).to.deep.equal(['Saved']);
    expectSame(layer().parentNode, root.querySelector('sky-notification-host')!.shadowRoot);
  });

  it('takes its toasts along when it is taken off the page', async () => {
    const root = await fixture<HTMLElement>(html`
      <div><sky-dialog heading="Edit"></sky-dialog><sky-notification-host .notifications=${[item()]}></sky-notification-host></div>
    `);
    const dialog = root.querySelector('sky-dialog')!;
    const opened = oneEvent(dialog, 'sky-open');
    dialog.show();
    await opened;
    root.querySelector('sky-notification-host')!.remove();
    expect(dialog.childElementCount).to.equal(0);
  });
});
