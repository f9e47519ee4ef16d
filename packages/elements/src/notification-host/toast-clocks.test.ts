import { expect, fixture, oneEvent } from '@open-wc/testing';
import { emulateMedia, resetMouse, sendMouse } from '@web/test-runner-commands';
import { html } from 'lit';

import { ManualClock } from '../../test/manual-clock.js';
import type { NotificationItem } from '../core/notification.js';
import '../dialog/define.js';
import './define.js';
import type { SkyNotificationHost } from './index.js';

function item(id: string, facts: Partial<NotificationItem> = {}): NotificationItem {
  return { id, type: 'success', title: id, isSeen: false, showClose: true, timestamp: 0, ...facts };
}

let clock: ManualClock;
let host: SkyNotificationHost;
let expired: string[];

const layer = () =>
  document.querySelector<HTMLElement>('[data-react-aria-top-layer]') ??
  host.shadowRoot!.querySelector<HTMLElement>('[data-react-aria-top-layer]')!;
const all = (selector: string) => [...layer().shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const titles = () => all('.title').map(({ textContent }) => textContent);

/** As a store answers: what is over goes. */
async function show(...notifications: NotificationItem[]): Promise<void> {
  host.notifications = notifications;
  await host.updateComplete;
}

async function pass(duration: number): Promise<void> {
  clock.pass(duration);
  await host.updateComplete;
}

beforeEach(async () => {
  // The test tool waits by the page's own time: the page is made before time is taken in hand.
  const page = await fixture<HTMLElement>(html`
    <div><sky-dialog heading="Edit"></sky-dialog><sky-notification-host></sky-notification-host></div>
  `);
  host = page.querySelector('sky-notification-host')!;
  expired = [];
  host.addEventListener('sky-expire', ({ id }) => {
    expired.push(id);
    host.notifications = host.notifications.filter((other) => other.id !== id);
  });
  clock = new ManualClock(Date.now());
});

afterEach(async () => {
  clock.restore();
  await resetMouse();
});

describe('sky-notification-host, time', () => {
  afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

  for (const [type, duration] of [
    ['success', 3000],
    ['info', 3000],
    ['warning', 5000],
    ['error', 10_000],
  ] as const) {
    it(`is over after ${duration} milliseconds for ${type}`, async () => {
      await show(item('a', { type }));
      await pass(duration - 1);
      expect(expired).to.deep.equal([]);
      await pass(1);
      expect([expired, titles()]).to.deep.equal([['a'], []]);
    });
  }

  it('is over after the duration that the notification has, with or without motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    await show(item('stays', { duration: null }), item('goes', { duration: 700 }));
    await pass(700);
    expect(expired).to.deep.equal(['goes']);
  });

  it('is never over while something is in progress, and begins when it is done', async () => {
    await show(item('task', { type: 'progress' }));
    await pass(3_600_000);
    expect([expired, all('.life').length]).to.deep.equal([[], 0]);
    await show(item('task', { type: 'success' }));
    await pass(2999);
    expect([expired, all('.life').length]).to.deep.equal([[], 1]);
    await pass(1);
    expect(expired).to.deep.equal(['task']);
  });

  it('begins anew when a failure follows what went well', async () => {
    await show(item('task'));
    await pass(2900);
    await show(item('task', { type: 'error' }));
    await pass(9999);
    expect(expired).to.deep.equal([]);
    await pass(1);
    expect(expired).to.deep.equal(['task']);
  });

  it('goes on while a toast says something else, and is told once', async () => {
    await show(item('a'));
    await pass(2000);
    await show(item('a', { title: 'other' }));
    host.addEventListener('sky-expire', (event) => event.stopImmediatePropagation(), { capture: true });
    const told: string[] = [];
    host.parentElement!.addEventListener('sky-expire', ({ id }) => told.push(id), { capture: true });
    await pass(1000);
    await pass(100_000);
    expect([told, titles()]).to.deep.equal([['a'], ['other']]);
  });

  it('runs for nothing that was taken away', async () => {
    await show(item('a'), item('b'));
    await pass(1000);
    await show(item('b'));
    expect(clock.timers).to.equal(1);
    await pass(2000);
    expect(expired).to.deep.equal(['b']);
    expect(clock.timers).to.equal(0);
  });

  it('is not moved by a system clock that is set back', async () => {
    await show(item('a'));
    const now = Date.now();
    Date.now = () => now - 3_600_000;
    layer().dispatchEvent(new FocusEvent('focusin'));
    layer().dispatchEvent(new FocusEvent('focusout'));
    await pass(3000);
    expect(expired).to.deep.equal(['a']);
  });
});

// spec: notification.pause
describe('sky-notification-host, time that stands still', () => {
  const running = () => all('.life').map((life) => getComputedStyle(life).animationPlayState === 'running');

  it('does so for all while the pointer is on one, and goes on from there', async () => {
    await show(item('a'), item('b'));
    await pass(2000);
    const { x, y } = all('.toast')[0]!.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + 40), Math.round(y + 10)] });
    await pass(60_000);
    expect([expired, running()]).to.deep.equal([[], [false, false]]);
    await sendMouse({ type: 'move', position: [1, 1] });
    expect(running()).to.deep.equal([true, true]);
    await pass(999);
    expect(expired).to.deep.equal([]);
    await pass(1);
    expect(expired).to.deep.equal(['a', 'b']);
  });

  it('goes on when the toast under the pointer was closed', async () => {
    host.addEventListener('sky-dismiss', () => {
      host.notifications = host.notifications.slice(1);
    });
    await show(item('upper'), item('lower'));
    const { x, y, width, height } = all('button')[0]!.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    all('button')[0]!.blur();
    expect(running()).to.deep.equal([true]);
    await pass(3000);
    expect(expired).to.deep.equal(['lower']);
  });

  it('does so while the focus is on one, also for those that come', async () => {
    await show(item('a'));
    all('button')[0]!.focus();
    await show(item('a'), item('b'));
    await pass(60_000);
    expect([expired, running()]).to.deep.equal([[], [false, false]]);
    all('button')[0]!.blur();
    await pass(3000);
    expect(expired).to.deep.equal(['a', 'b']);
  });

  it('goes on when the toast that had the focus was taken away', async () => {
    await show(item('a'));
    all('button')[0]!.focus();
    await show();
    await show(item('b'));
    await pass(3000);
    expect(expired).to.deep.equal(['b']);
  });

  it('does so while nobody can see the page', async () => {
    await show(item('a'));
    await pass(1000);
    const see = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      see('hidden');
      await pass(60_000);
      expect(expired).to.deep.equal([]);
      see('visible');
      await pass(2000);
      expect(expired).to.deep.equal(['a']);
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
  });

  it('does so while the host is not on the page', async () => {
    const page = host.parentElement!;
    await show(item('a'));
    await pass(1000);
    host.remove();
    await pass(60_000);
    expect(expired).to.deep.equal([]);
    page.append(host);
    await pass(1999);
    expect(expired).to.deep.equal([]);
    await pass(1);
    expect(expired).to.deep.equal(['a']);
  });
});

describe('sky-notification-host, time in dialogs', () => {
  /** How much of the three seconds is over, as the bar shows it. */
  const shownOver = () => 3000 * all('.life')[0]!.getAnimations()[0]!.effect!.getComputedTiming().progress!;

  it('goes on when the toasts move into one and out of it', async () => {
    const dialog = document.querySelector('sky-dialog')!;
    await show(item('a'));
    await pass(1000);
    const opened = oneEvent(dialog, 'sky-open');
    dialog.show();
    await opened;
    expect(layer().parentNode === dialog).to.equal(true);
    expect(shownOver(), 'the bar goes on, too').to.be.at.least(1000);
    await pass(1000);
    const closed = oneEvent(dialog, 'sky-closed');
    dialog.open = false;
    await closed;
    expect(shownOver()).to.be.at.least(2000);
    await pass(999);
    expect(expired).to.deep.equal([]);
    await pass(1);
    expect(expired).to.deep.equal(['a']);
  });

  it('does not stand still because the pointer was on them before they moved', async () => {
    const dialog = document.querySelector('sky-dialog')!;
    await show(item('a'));
    const { x, y } = all('.toast')[0]!.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + 40), Math.round(y + 10)] });
    await sendMouse({ type: 'move', position: [1, 1] });
    await sendMouse({ type: 'move', position: [Math.round(x + 40), Math.round(y + 10)] });
    const opened = oneEvent(dialog, 'sky-open');
    dialog.show();
    await opened;
    await sendMouse({ type: 'move', position: [1, 1] });
    await pass(3000);
    expect(expired).to.deep.equal(['a']);
  });
});
