import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { ManualClock } from '../../test/manual-clock.js';
import type { NotificationItem } from '../core/notification.js';
import './define.js';
import type { SkyNotificationHost } from './index.js';

function item(id: string, facts: Partial<NotificationItem> = {}): NotificationItem {
  return { id, type: 'success', title: id, isSeen: false, showClose: true, timestamp: 0, ...facts };
}

let clock: ManualClock;
let host: SkyNotificationHost;
let expired: string[];

const layer = () => host.shadowRoot!.querySelector('[data-react-aria-top-layer]')!;
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
  host = await fixture<SkyNotificationHost>(html`<sky-notification-host></sky-notification-host>`);
  expired = [];
  host.addEventListener('sky-expire', ({ id }) => {
    expired.push(id);
    host.notifications = host.notifications.filter((other) => other.id !== id);
  });
  clock = new ManualClock(Date.now());
});

afterEach(() => clock.restore());

describe('sky-notification-host, more than three', () => {
  it('has the older wait, their time with them, and come when there is room', async () => {
    const first = item('first', { type: 'error' });
    await show(first);
    await pass(4000);
    await show(first, item('b'), item('c'), item('d'));
    expect(titles()).to.deep.equal(['b', 'c', 'd']);
    await pass(3000);
    expect([expired, titles()]).to.deep.equal([['b', 'c', 'd'], ['first']]);
    await pass(5999);
    expect(expired).to.have.length(3);
    await pass(1);
    expect(expired).to.deep.equal(['b', 'c', 'd', 'first']);
  });

  it('shows each for its whole time, however many came at once', async () => {
    await show(...['a', 'b', 'c', 'd', 'e'].map((id) => item(id)));
    await pass(3000);
    expect([expired, titles()]).to.deep.equal([
      ['c', 'd', 'e'],
      ['a', 'b'],
    ]);
    await pass(2999);
    expect(titles()).to.deep.equal(['a', 'b']);
    await pass(1);
    expect(titles()).to.deep.equal([]);
  });

  it('does not let what runs keep news away, and shows it again after them', async () => {
    const tasks = ['x', 'y', 'z'].map((id) => item(id, { type: 'progress' }));
    await show(...tasks, item('news'));
    expect(titles()).to.deep.equal(['y', 'z', 'news']);
    await pass(3000);
    expect(titles()).to.deep.equal(['x', 'y', 'z']);
  });

  it('lets none come back for a flash', async () => {
    const first = item('first');
    await show(first);
    await pass(2950);
    await show(first, item('b'), item('c'), item('d'));
    await pass(3000);
    expect(titles()).to.deep.equal(['first']);
    await pass(999);
    expect(titles()).to.deep.equal(['first']);
    await pass(1);
    expect(titles()).to.deep.equal([]);
  });

  it('lets go of those that would come when they are no news, but for what stays', async () => {
    const notifications = Array.from({ length: 1000 }, (_, at) => item(String(at)));
    await show(item('stays', { type: 'progress' }), ...notifications);
    await host.updateComplete;
    expect(expired).to.deep.equal(notifications.slice(0, -12).map(({ id }) => id));
    expect(host.notifications.map(({ id }) => id)).to.include('stays');
    expect([titles(), all('.toast').length]).to.deep.equal([['997', '998', '999'], 3]);
    expect(all('[role="status"] p'), 'nobody hears a thousand').to.have.length.at.most(3);
  });
});
