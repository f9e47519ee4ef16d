import { expect, fixture, oneEvent } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { html } from 'lit';

import { settled } from '../../test/axe.js';
import { needs } from '../../test/needs.js';
import { expectSame } from '../../test/same.js';
import { deepActiveElement } from '../core/composed-tree.js';
import type { NotificationItem } from '../core/notification.js';
import './define.js';
import type { Mute, SkyNotificationCentre } from './index.js';
import { waitUntil } from '../../test/until.js';

function item(id: string, facts: Partial<NotificationItem> = {}): NotificationItem {
  return { id, type: 'info', title: id, isSeen: false, showClose: true, timestamp: 0, ...facts };
}

const all = (centre: SkyNotificationCentre, selector: string) => [
  ...centre.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const titles = (centre: SkyNotificationCentre) => all(centre, '.title').map(({ textContent }) => textContent);
const panelOf = (centre: SkyNotificationCentre) =>
  centre.shadowRoot!.querySelector('sky-popover')!.shadowRoot!.querySelector('[part="panel"]')!;

async function open(centre: SkyNotificationCentre): Promise<void> {
  const seen = oneEvent(centre, 'sky-seen');
  all(centre, '.bell')[0]!.click();
  await seen;
  await settled(document);
}

async function make(facts: Partial<SkyNotificationCentre> = {}): Promise<SkyNotificationCentre> {
  const centre = await fixture<SkyNotificationCentre>(html`<sky-notification-centre></sky-notification-centre>`);
  Object.assign(centre, facts);
  await settled(document);
  return centre;
}

describe('sky-notification-centre on a narrow screen', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const width of [320, 375, 480]) {
    for (const dir of ['ltr', 'rtl'] as const) {
      it(`keeps 16 pixels at ${width}, ${dir}, with a button after the bell`, async () => {
        await needs('media queries after a second resize');
        await setViewport({ width, height: 640 });
        const header = await fixture<HTMLElement>(html`
          <header dir=${dir}><sky-notification-centre></sky-notification-centre><button>MH</button></header>
        `);
        header.style.cssText = 'display: flex; justify-content: flex-end; padding-inline-end: 24px';
        const centre = header.querySelector('sky-notification-centre')!;
        centre.notifications = [item('Volume ledger-wal-03 was not attached', { message: 'In use. '.repeat(30) })];
        await open(centre);
        const { left, right } = panelOf(centre).getBoundingClientRect();
        const [start, end] = dir === 'ltr' ? [left, width - right] : [width - right, left];
        expect(start).to.be.at.least(16);
        expect(end).to.be.at.least(16);
        const body = all(centre, '.body')[0]!;
        expect(body.scrollWidth, 'nothing is cut off').to.equal(body.clientWidth);
      });
    }
  }
});

describe('sky-notification-centre with large text', () => {
  it('keeps the way to its settings in sight, beside tabs that have no room', async () => {
    const place = await fixture<HTMLElement>(html`
      <div style="--sky-type-body-strong-font: 600 40px/1.4 sans-serif; --sky-type-table-font: 40px/1.4 sans-serif">
        <sky-notification-centre style="--sky-type-label-font: 500 40px/1.4 sans-serif"></sky-notification-centre>
      </div>
    `);
    const centre = place.querySelector('sky-notification-centre')!;
    await settled(document);
    all(centre, '.bell')[0]!.click();
    await settled(document);
    const list = all(centre, 'sky-tabs')[0]!.shadowRoot!.querySelector<HTMLElement>('[part="list"]')!;
    list.style.inlineSize = '120px';
    await settled(document);
    const { left, right } = list.getBoundingClientRect();
    const cog = all(centre, '.cog')[0]!.getBoundingClientRect();
    expect(cog.left).to.be.at.least(left - 1);
    expect(cog.right).to.be.at.most(right + 1);
  });
});

describe('sky-notification-centre with very many', () => {
  it('lists a thousand, the last of them to be reached by keys as well', async () => {
    const centre = await make({
      notifications: Array.from({ length: 1000 }, (_, at) => item(`n${at}`, { timestamp: 10_000 - at })),
    });
    await open(centre);
    expect(titles(centre)).to.have.length(1000);
    const last = all(centre, '.list .quiet-button').at(-1)!;
    last.focus();
    expectSame(deepActiveElement(), last);
    const body = all(centre, '.body')[0]!;
    await waitUntil(() => last.getBoundingClientRect().bottom <= body.getBoundingClientRect().bottom);
  });

  it('lays out only those in sight', async () => {
    const centre = await make({
      notifications: Array.from({ length: 1000 }, (_, at) => item(`n${at}`, { timestamp: 10_000 - at })),
    });
    await open(centre);
    const entries = all(centre, '.list > li');
    const isLaidOut = (entry: HTMLElement) => entry.firstElementChild!.checkVisibility({ contentVisibilityAuto: true });
    // None is, until the browser has found out which of them are in sight.
    await waitUntil(() => isLaidOut(entries[0]!));
    await waitUntil(() => !isLaidOut(entries.at(-1)!));
  });
});

describe('sky-notification-centre, what it cannot know', () => {
  const real = console.warn;
  let warned: string[] = [];
  beforeEach(() => {
    warned = [];
    console.warn = (text: string) => void warned.push(text);
  });
  afterEach(() => {
    console.warn = real;
  });

  it('lists an unknown type as information, and tells the developer', async () => {
    const centre = await make({ notifications: [item('odd', { type: 'fatal' as NotificationItem['type'] })] });
    await open(centre);
    expect(all(centre, '.notification.info .title').map(({ textContent }) => textContent)).to.deep.equal(['odd']);
    expect(warned.join()).to.contain('"fatal"').and.to.contain('"info"');
  });

  it('lists what has no time that is one', async () => {
    const given = [item('never', { timestamp: Number.NaN }), item('then', { timestamp: Date.now() - 120_000 })];
    const centre = await make({ notifications: given });
    await open(centre);
    expect([titles(centre), all(centre, 'time').length]).to.deep.equal([['then', 'never'], 1]);
  });

  it('takes what is missing for empty, and for not muted', async () => {
    const centre = await make({
      notifications: undefined as unknown as NotificationItem[],
      tasks: undefined as unknown as null,
      mute: undefined as unknown as Mute,
    });
    await open(centre);
    expect(all(centre, 'sky-tab[value="tasks"], .notice')).to.have.length(0);
    centre.mute = { all: true } as Mute;
    await settled(document);
    expect(all(centre, '.notice')).to.have.length(1);
    expect(warned).to.have.length(1);
  });

  it('goes on when one is removed while it is shown, unfolded and with the focus', async () => {
    const long = item('long', { message: 'No valid host was found. '.repeat(30), timestamp: 2 });
    const centre = await make({ notifications: [long, item('other', { timestamp: 1 })] });
    await open(centre);
    await waitUntil(() => all(centre, '.act[aria-expanded]').length === 1);
    all(centre, '.act[aria-expanded]')[0]!.focus();
    all(centre, '.act[aria-expanded]')[0]!.click();
    await centre.updateComplete;
    centre.notifications = [item('other', { timestamp: 1 })];
    await settled(document);
    expect(titles(centre)).to.deep.equal(['other']);
    expectSame(deepActiveElement(), all(centre, '.list .quiet-button')[0]);
  });
});
