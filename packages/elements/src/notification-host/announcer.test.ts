import { expect, fixture, oneEvent } from '@open-wc/testing';
import { html } from 'lit';

import { item, make, find } from '../../test/harness/notification-host.js';
import { expectSame } from '../../test/same.js';
import type { NotificationType } from '../core/notification.js';
import '../dialog/define.js';
import './define.js';
import type { SkyNotificationHost } from './index.js';

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

  // spec: notification.announce
  it('is urgent only for an error', async () => {
    const types: NotificationType[] = ['info', 'success', 'warning', 'error', 'progress'];
    const host = await make();
    await heard(host);
    for (const type of types) {
      host.notifications = [...host.notifications, item({ type, title: type, message: 'More' })];
      await host.updateComplete;
    }
    expect(said('alert')).to.deep.equal(['error. More']);
    expect(said('status')).to.deep.equal(['info. More', 'success. More', 'warning. More', 'progress']);
  });

  it('is what is shown: what waits is read out when it comes, and once', async () => {
    const host = await make();
    await heard(host);
    const [waiting, ...others] = ['a', 'b', 'c', 'd'].map((title) => item({ title }));
    host.notifications = [waiting!, ...others];
    await host.updateComplete;
    expect(said('status')).to.deep.equal(['b.', 'c.', 'd.']);
    host.notifications = [waiting!, ...others.slice(0, 2)];
    await host.updateComplete;
    const line = find('[role="status"]').firstElementChild!;
    expect(said('status')).to.deep.equal(['a.', 'b.', 'c.']);
    host.notifications = [waiting!, ...others];
    await host.updateComplete;
    expectSame(find('[role="status"]').firstElementChild, line);
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
