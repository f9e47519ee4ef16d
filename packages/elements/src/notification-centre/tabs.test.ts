import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

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
import type { Mute } from './index.js';

describe('sky-notification-centre, its tabs', () => {
  it('are gone through by arrow keys, from right to left as well, with the settings last', async () => {
    for (const [dir, key] of [
      ['ltr', 'ArrowRight'],
      ['rtl', 'ArrowLeft'],
    ] as const) {
      const centre = await make({ notifications: [item('a')], tasks: [item('t')] });
      centre.dir = dir;
      bellOf(centre).focus();
      const seen = oneEvent(centre, 'sky-seen');
      await sendKeys({ press: 'Enter' });
      await seen;
      await settled(document);
      await sendKeys({ press: 'Tab' });
      const shown: (string | null)[] = [];
      for (let presses = 0; presses < 2; presses++) {
        await sendKeys({ press: key });
        await settled(document);
        shown.push(find(centre, '[role="tabpanel"]').getAttribute('aria-label'));
      }
      expect(shown).to.deep.equal(['Tasks', 'Settings']);
      expectSame(deepActiveElement(), find(centre, '.cog'));
      centre.remove();
    }
  });
});

describe('sky-notification-centre, tasks', () => {
  it('have a tab only where there are any to have, with their number', async () => {
    const centre = await open({ notifications: [item('a')] });
    expect(all(centre, 'sky-tab[value="tasks"]')).to.have.length(0);
    centre.tasks = [item('t1'), item('t2', { type: 'progress' })];
    await settled(document);
    const tab = find<HTMLElementTagNameMap['sky-tab']>(centre, 'sky-tab[value="tasks"]');
    expect(tab.count).to.equal(2);
    tab.click();
    await settled(document);
    expect(titles(centre)).to.deep.equal(['t2', 't1']);
    expect(all(centre, '.tools')).to.have.length(0);
  });

  it('have no number when there are none, and say so', async () => {
    const centre = await open({ notifications: [item('a')], tasks: [] });
    const tab = find<HTMLElementTagNameMap['sky-tab']>(centre, 'sky-tab[value="tasks"]');
    tab.click();
    await settled(document);
    expect([
      tab.count,
      find<HTMLElementTagNameMap['sky-empty-state']>(centre, 'sky-empty-state').heading,
    ]).to.deep.equal([null, 'No tasks']);
  });

  it('leave the notifications to see when they go', async () => {
    const centre = await open({ notifications: [item('a')], tasks: [item('t')] });
    find(centre, 'sky-tab[value="tasks"]').click();
    await settled(document);
    centre.tasks = null;
    await settled(document);
    expect([titles(centre), find(centre, 'sky-tab').ariaSelected]).to.deep.equal([['a'], 'true']);
  });
});

describe('sky-notification-centre, muting', () => {
  it('says what the whole next state is', async () => {
    const centre = await open({ mute: { ...loud, info: true } });
    find(centre, '.cog').click();
    await settled(document);
    const muted: Mute[] = [];
    centre.addEventListener('sky-mute', ({ mute }) => muted.push(mute));
    for (const key of ['error', 'all']) {
      find(centre, `#${key}`).click();
      await settled(document);
    }
    expect(muted).to.deep.equal([
      { ...loud, info: true, error: true },
      { ...loud, all: true },
    ]);
  });

  it('of all is muting of each type: their switches are on, and decide nothing', async () => {
    const centre = withStore(await open({ mute: { ...loud, all: true } }));
    find(centre, '.cog').click();
    await settled(document);
    const types = () =>
      ['error', 'info', 'success'].map((key) => {
        const { checked, disabled } = find<HTMLElementTagNameMap['sky-switch']>(centre, `#${key}`);
        return [checked, disabled];
      });
    expect(types()).to.deep.equal([
      [true, true],
      [true, true],
      [true, true],
    ]);
    find(centre, '#all').click();
    await settled(document);
    expect(types()).to.deep.equal([
      [false, false],
      [false, false],
      [false, false],
    ]);
  });

  it('shows what the owner says, whatever was pressed', async () => {
    const centre = await open();
    find(centre, '.cog').click();
    await settled(document);
    const error = find<HTMLElementTagNameMap['sky-switch']>(centre, '#error');
    error.click();
    expect(error.checked).to.equal(true);
    centre.mute = { ...loud };
    await settled(document);
    expect(error.checked).to.equal(false);
  });

  it('is ended by the notice above the list, which cannot be closed', async () => {
    const centre = withStore(await open({ mute: { ...loud, all: true }, tasks: [item('t')] }));
    expect(all(centre, '.notice .quiet-button')).to.have.length(0);
    find(centre, 'sky-tab[value="tasks"]').click();
    await settled(document);
    expect(all(centre, '.notice'), 'above the tasks as well').to.have.length(1);
    expect(find(centre, '.notice sky-button').textContent).to.equal('Turn on notifications');
    find(centre, '.notice sky-button').click();
    await settled(document);
    expect(centre.mute).to.deep.equal(loud);
    expect(all(centre, '.notice')).to.have.length(0);
  });
});
