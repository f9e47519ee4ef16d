import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';

import { settled } from '../../test/axe.js';
import {
  loud,
  item,
  make,
  open,
  withStore,
  find,
  all,
  bellOf,
  titles,
} from '../../test/harness/notification-centre.js';
import { expectSame } from '../../test/same.js';
import { deepActiveElement } from '../core/composed-tree.js';
import './define.js';
import type { SkyNotificationCentre } from './index.js';

const countOf = (centre: SkyNotificationCentre) => centre.shadowRoot!.querySelector('.count')?.textContent ?? null;
const unseen = (centre: SkyNotificationCentre) => all(centre, '.unseen .title').map(({ textContent }) => textContent);

async function choose(centre: SkyNotificationCentre, filter: string): Promise<void> {
  const menu = find<HTMLElementTagNameMap['sky-menu']>(centre, 'sky-menu');
  const opened = oneEvent(menu, 'sky-open');
  menu.show();
  await opened;
  const selected = oneEvent(menu, 'sky-select');
  find(centre, `sky-menu-item[value="${filter}"]`).click();
  await selected;
  await settled(document);
}

describe('sky-notification-centre, the bell', () => {
  it('counts what is unseen', async () => {
    const centre = await make({ notifications: [item('a'), item('b', { isSeen: true }), item('c')] });
    expect(countOf(centre)).to.equal('2');
    expect(bellOf(centre).ariaLabel).to.contain('Unseen: 2');
  });

  it('opens the list for its owner, and leaves the focus at the bell when that closes', async () => {
    const centre = await make({ notifications: [item('a')] });
    const seen = oneEvent(centre, 'sky-seen');
    centre.show();
    await seen;
    await settled(document);
    expect(titles(centre)).to.deep.equal(['a']);
    expect(bellOf(centre).ariaExpanded).to.equal('true');
    // A tooltip would lie on the list.
    expect(find<HTMLElementTagNameMap['sky-tooltip']>(centre, 'sky-tooltip[slot="trigger"]').text).to.equal('');
    await sendKeys({ press: 'Escape' });
    expectSame(deepActiveElement(), bellOf(centre));
  });

  it('opens the tasks for its owner, and the notifications the next time', async () => {
    const centre = await make({ notifications: [item('a')], tasks: [item('t')] });
    const seen = oneEvent(centre, 'sky-seen');
    centre.show('tasks');
    await seen;
    await settled(document);
    expect(titles(centre)).to.deep.equal(['t']);
    await sendKeys({ press: 'Escape' });
    bellOf(centre).click();
    await settled(document);
    expect(titles(centre)).to.deep.equal(['a']);
  });

  it('opens as soon as it is rendered', async () => {
    const centre = document.createElement('sky-notification-centre');
    const opened = oneEvent(centre, 'sky-seen');
    document.body.append(centre);
    centre.show();
    await opened;
    expect(bellOf(centre).ariaExpanded).to.equal('true');
    centre.remove();
  });

  // spec: notification.bell
  it('has a ring in place of the number while something runs, a task too', async () => {
    const centre = await make({ notifications: [item('a')] });
    expect(all(centre, '.bell > .ring')).to.have.length(0);
    centre.tasks = [item('t', { type: 'progress' })];
    await centre.updateComplete;
    expect([all(centre, '.bell > .ring').length, countOf(centre)]).to.deep.equal([1, null]);
    expect(bellOf(centre).ariaLabel).to.contain('running');
  });

  it('counts tasks, too, and 9999 at most', async () => {
    const failed = item('t', { type: 'error' });
    const centre = await make({ notifications: [item('a')], tasks: [failed] });
    expect(countOf(centre)).to.equal('2');
    centre.notifications = Array.from({ length: 9999 }, (_, at) => item(String(at)));
    await centre.updateComplete;
    expect(countOf(centre)).to.equal('9999+');
    centre.tasks = [];
    await centre.updateComplete;
    expect(countOf(centre)).to.equal('9999');
  });

  // spec: notification.bell.muted
  it('shows no number while all is muted', async () => {
    const centre = await make({ notifications: [item('a')], mute: { ...loud, all: true } });
    expect(countOf(centre)).to.equal(null);
    expect(bellOf(centre).ariaLabel).to.contain('Do not disturb');
  });
});

describe('sky-notification-centre, what is seen', () => {
  // spec: notification.seen
  it('is all of it once it opens, and the dots stay until it closes', async () => {
    const centre = withStore(await make({ notifications: [item('a'), item('b', { isSeen: true })] }));
    for (const expected of [['a'], []]) {
      const opened = oneEvent(centre, 'sky-seen');
      bellOf(centre).click();
      await opened;
      await settled(document);
      expect(unseen(centre)).to.deep.equal(expected);
      expect(countOf(centre)).to.equal(null);
      const closed = oneEvent(find(centre, 'sky-popover'), 'sky-closed');
      await sendKeys({ press: 'Escape' });
      await closed;
      await centre.updateComplete;
    }
  });

  it('is what arrives while it is open, told once', async () => {
    const centre = await open({ notifications: [item('a')] });
    let told = 0;
    centre.addEventListener('sky-seen', () => told++);
    for (let round = 0; round < 2; round++) {
      centre.notifications = [item('a'), item('b')];
      await centre.updateComplete;
      await settled(document);
    }
    expect(told).to.equal(1);
    expect(unseen(centre)).to.deep.equal(['a', 'b']);
  });

  it('is not what arrives behind the settings, until the list is back', async () => {
    const centre = await open();
    find(centre, '.cog').click();
    await settled(document);
    let told = 0;
    centre.addEventListener('sky-seen', () => told++);
    centre.notifications = [item('a')];
    await settled(document);
    expect(told).to.equal(0);
    find(centre, 'sky-tab').click();
    await settled(document);
    expect(told).to.equal(1);
  });
});

describe('sky-notification-centre, the list', () => {
  const notifications = [
    item('old', { timestamp: 1 }),
    item('failed', { type: 'error', timestamp: 2 }),
    item('runs', { type: 'progress', showClose: false, timestamp: 0 }),
  ];

  it('has what runs first, then the newest', async () => {
    expect(titles(await open({ notifications }))).to.deep.equal(['runs', 'failed', 'old']);
  });

  it('is filtered by type, and cleared by the same', async () => {
    const centre = await open({ notifications });
    const cleared: string[] = [];
    centre.addEventListener('sky-clear', ({ filter }) => cleared.push(filter));
    const clear = () => all(centre, '.tools > sky-button')[0]!;
    expect(clear().textContent!.trim()).to.equal('Clear all');
    clear().click();
    await choose(centre, 'error');
    expect(titles(centre)).to.deep.equal(['runs', 'failed']);
    expect(clear().textContent!.trim()).to.equal('Clear errors');
    clear().click();
    expect(cleared).to.deep.equal(['all', 'error']);
  });

  // spec: notification.empty
  it('says that no type matches, and offers all of them', async () => {
    const centre = await open({ notifications });
    await choose(centre, 'success');
    expect(titles(centre)).to.deep.equal(['runs']);
    find(centre, 'sky-empty-state sky-button').click();
    await settled(document);
    expect(titles(centre)).to.deep.equal(['runs', 'failed', 'old']);
  });

  it('says that there is nothing, without tools, whatever was filtered before', async () => {
    const centre = await open({ notifications });
    await choose(centre, 'error');
    centre.notifications = [];
    await settled(document);
    expect(find<HTMLElementTagNameMap['sky-empty-state']>(centre, 'sky-empty-state').heading).to.equal(
      'No notifications',
    );
    expect(all(centre, '.tools, sky-empty-state sky-button')).to.have.length(0);
  });

  // spec: notification.close
  it('offers to close what may be closed', async () => {
    const centre = await open({ notifications });
    const dismissed = oneEvent(centre, 'sky-dismiss');
    const buttons = all(centre, '.list .quiet-button');
    expect(buttons).to.have.length(2);
    buttons[1]!.click();
    expect(((await dismissed) as unknown as { id: string }).id).to.equal('old');
  });

  it('goes on to the next one when one is closed by the keyboard, and to the box at last', async () => {
    const centre = withStore(await open({ notifications: [item('a', { timestamp: 2 }), item('b', { timestamp: 1 })] }));
    all(centre, '.list .quiet-button')[0]!.focus();
    await sendKeys({ press: 'Enter' });
    await settled(document);
    expect(titles(centre)).to.deep.equal(['b']);
    expectSame(deepActiveElement(), all(centre, '.list .quiet-button')[0]);
    await sendKeys({ press: 'Enter' });
    await settled(document);
    expectSame(deepActiveElement(), find(centre, '.body'));
    expect(find<HTMLElementTagNameMap['sky-popover']>(centre, 'sky-popover').open).to.equal(true);
  });

  it('closes before an action is done, and the bell has the focus', async () => {
    const centre = await open({ notifications: [item('a', { actions: [{ id: 'retry', label: 'Retry' }] })] });
    const acted = oneEvent(centre, 'sky-action');
    find(centre, '.act').click();
    const event = (await acted) as unknown as { id: string; action: string };
    expect([event.id, event.action]).to.deep.equal(['a', 'retry']);
    expect(find<HTMLElementTagNameMap['sky-popover']>(centre, 'sky-popover').open).to.equal(false);
    expectSame(deepActiveElement(), bellOf(centre));
  });

  it('stays open while its filter closes', async () => {
    const centre = await open({ notifications });
    const menu = find<HTMLElementTagNameMap['sky-menu']>(centre, 'sky-menu');
    const opened = oneEvent(menu, 'sky-open');
    menu.show();
    await opened;
    await sendKeys({ press: 'Escape' });
    await settled(document);
    expect([menu.open, find<HTMLElementTagNameMap['sky-popover']>(centre, 'sky-popover').open]).to.deep.equal([
      false,
      true,
    ]);
    await sendMouse({ type: 'click', position: [5, 400] });
    await settled(document);
    expect(find<HTMLElementTagNameMap['sky-popover']>(centre, 'sky-popover').open).to.equal(false);
  });
});
