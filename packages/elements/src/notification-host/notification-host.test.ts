import { expect, fixture, oneEvent } from '@open-wc/testing';
import { emulateMedia, resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { html } from 'lit';

import { settled } from '../../test/axe.js';
import { expectSame } from '../../test/same.js';
import type { NotificationItem, NotificationType } from '../core/notification.js';
import '../dialog/define.js';
import './define.js';
import type { SkyNotificationHost } from './index.js';

let ids = 0;
function item(facts: Partial<NotificationItem> = {}): NotificationItem {
  const id = String(++ids);
  return {
    id,
    type: 'success',
    title: `Title ${id}`,
    isSeen: false,
    showClose: true,
    duration: null,
    timestamp: 0,
    ...facts,
  };
}

async function make(...notifications: NotificationItem[]): Promise<SkyNotificationHost> {
  const host = await fixture<SkyNotificationHost>(
    html`<sky-notification-host .notifications=${notifications}></sky-notification-host>`,
  );
  await settled(document);
  return host;
}

const layer = () =>
  document.querySelector<HTMLElement>('[data-react-aria-top-layer]') ??
  document
    .querySelector('sky-notification-host')!
    .shadowRoot!.querySelector<HTMLElement>('[data-react-aria-top-layer]')!;
const find = <T extends HTMLElement = HTMLElement>(selector: string) => layer().shadowRoot!.querySelector<T>(selector)!;
const toasts = () => [...layer().shadowRoot!.querySelectorAll<HTMLElement>('.toast')];
const titles = () => toasts().map((toast) => toast.querySelector('.title')!.textContent);
const buttons = () => [...layer().shadowRoot!.querySelectorAll<HTMLButtonElement>('.toast button')];

async function pressOn(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
}

afterEach(() => resetMouse());

describe('sky-notification-host', () => {
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
    const host = await make(item({ type: 'progress', progress: 42, inProgressItems: ['api-06', 'api-07'] }));
    expect(find<HTMLProgressElement>('progress').value).to.equal(42);
    expect(toasts()[0]!.textContent).to.contain('42%').and.to.contain('api-06, api-07');
    host.notifications = [item({ type: 'progress', progress: null })];
    await host.updateComplete;
    expect(find('progress')).to.equal(null);
  });

  it('folds a message of more than three lines', async () => {
    const host = await make(item({ message: 'Short.' }), item({ message: 'No valid host was found. '.repeat(20) }));
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
});

describe('sky-notification-host, time', () => {
  afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    it(`is over after the duration, with motion: ${reducedMotion}`, async () => {
      await emulateMedia({ reducedMotion });
      const host = await make();
      const expired = oneEvent(host, 'sky-expire');
      host.notifications = [item({ id: 'stays' }), item({ id: 'goes', duration: 30 })];
      expect(((await expired) as unknown as { id: string }).id).to.equal('goes');
    });
  }

  it('stands still for all while the pointer or the focus is on one', async () => {
    const host = await make();
    host.notifications = [item({ duration: 60_000 }), item({ duration: 60_000 })];
    await host.updateComplete;
    const states = () =>
      [...layer().shadowRoot!.querySelectorAll('.life')].map((life) => getComputedStyle(life).animationPlayState);
    expect(states()).to.deep.equal(['running', 'running']);
    const { x, y } = toasts()[0]!.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + 40), Math.round(y + 10)] });
    expect(states()).to.deep.equal(['paused', 'paused']);
    await sendMouse({ type: 'move', position: [1, 1] });
    expect(states()).to.deep.equal(['running', 'running']);
    buttons()[1]!.focus();
    expect(states()).to.deep.equal(['paused', 'paused']);
  });

  it('begins when a task is done', async () => {
    const host = await make(item({ id: 'task', type: 'progress' }));
    expect(find('.life')).to.equal(null);
    const expired = oneEvent(host, 'sky-expire');
    host.notifications = [item({ id: 'task', type: 'success', duration: 30 })];
    await expired;
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

describe('sky-notification-host, what is read out', () => {
  const said = (role: 'alert' | 'status') =>
    [...find(`[role="${role}"]`).children].map((line) => line.textContent!.trim());
  const heard = async (host: SkyNotificationHost) => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await host.updateComplete;
  };

  it('waits until the regions are in the page', async () => {
    const host = await fixture<SkyNotificationHost>(
      html`<sky-notification-host .notifications=${[item({ title: 'Saved' })]}></sky-notification-host>`,
    );
    expect([said('alert'), said('status')]).to.deep.equal([[], []]);
    await heard(host);
    expect([said('alert'), said('status')]).to.deep.equal([[], ['Saved.']]);
  });

  it('is urgent only for an error', async () => {
    const types: NotificationType[] = ['info', 'success', 'warning', 'error', 'progress'];
    const host = await make();
    await heard(host);
    host.notifications = types.map((type) => item({ type, title: type, message: 'More' }));
    await host.updateComplete;
    expect(said('alert')).to.deep.equal(['error. More']);
    expect(said('status')).to.deep.equal(['info. More', 'success. More', 'warning. More', 'progress']);
  });

  it('tells the end of a task, and not how it goes on', async () => {
    const host = await make();
    await heard(host);
    host.notifications = [item({ id: 'task', type: 'progress', title: 'Deleting', message: '1 of 3' })];
    await host.updateComplete;
    const line = find('[role="status"]').firstElementChild!;
    host.notifications = [item({ id: 'task', type: 'progress', title: 'Deleting', message: '2 of 3' })];
    await host.updateComplete;
    expectSame(find('[role="status"]').firstElementChild, line);
    expect(line.textContent).to.equal('Deleting');
    host.notifications = [item({ id: 'task', type: 'success', title: 'Deleted' })];
    await host.updateComplete;
    expect(line.isConnected).to.equal(false);
    expect(said('status')).to.deep.equal(['Deleted.']);
  });

  it('is not said again in a dialog, where what is new is', async () => {
    const root = await fixture<HTMLElement>(
      html`<div><sky-dialog heading="Edit"></sky-dialog><sky-notification-host></sky-notification-host></div>`,
    );
    const host = root.querySelector('sky-notification-host')!;
    await heard(host);
    host.notifications = [item({ type: 'error', title: 'Old' })];
    await host.updateComplete;
    const opened = oneEvent(root.querySelector('sky-dialog')!, 'sky-open');
    root.querySelector('sky-dialog')!.show();
    await opened;
    await heard(host);
    expect(said('alert')).to.deep.equal([]);
    host.notifications = [...host.notifications, item({ type: 'error', title: 'New' })];
    await host.updateComplete;
    expect(said('alert')).to.deep.equal(['New.']);
  });
});
