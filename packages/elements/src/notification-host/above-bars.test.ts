import { expect, fixture } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';

import { settled } from '../../test/axe.js';
import '../bulk-bar/define.js';
import type { NotificationItem } from '../core/notification.js';
import './define.js';
import type { SkyNotificationHost } from './index.js';
import { waitUntil } from '../../test/until.js';

const saved: NotificationItem = {
  id: 'a',
  type: 'success',
  title: 'Saved',
  isSeen: false,
  showClose: true,
  duration: null,
  timestamp: 0,
};

const hostOf = () => document.querySelector<SkyNotificationHost>('sky-notification-host')!;
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
const toasts = () =>
  hostOf().shadowRoot!.querySelector('[data-react-aria-top-layer]')!.shadowRoot!.querySelector('.toasts')!;
/** The pixels between the toasts and the window's lower edge. */
const below = () => Math.round(window.innerHeight - bottomOf(toasts()));
/** The pixels between the toasts and a bar below them. */
const gapTo = (bar: Element) => Math.round(bar.getBoundingClientRect().top - bottomOf(toasts()));

async function make(around: TemplateResult): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(html`
    <div>${around}<sky-notification-host .notifications=${[saved]}></sky-notification-host></div>
  `);
  await settled(document);
  return page;
}

const row = (height: number) => html`<div style="block-size: ${height}px">A row</div>`;
const bar = (count: number) => html`<sky-bulk-bar .count=${count}><button>Stop</button></sky-bulk-bar>`;

describe('sky-notification-host and bars at the bottom', () => {
  it('rises above one that opens, and comes down when it closes', async () => {
    const page = await make(html`${row(2000)}${bar(0)}`);
    expect(below()).to.equal(24);
    const one = page.querySelector('sky-bulk-bar')!;
    one.count = 3;
    await waitUntil(() => gapTo(one) === 16);
    one.count = 0;
    await waitUntil(() => below() === 24);
  });

  it('rises above one that comes into the page later, and comes down when it goes', async () => {
    const page = await make(html`${row(2000)}`);
    const one = document.createElement('sky-bulk-bar');
    one.count = 1;
    page.insertBefore(one, hostOf());
    await waitUntil(() => gapTo(one) === 16);
    one.remove();
    await waitUntil(() => below() === 24);
  });

  it('follows one that is scrolled away', async () => {
    const page = await make(html`${row(900)}${bar(1)}${row(2000)}`);
    const one = page.querySelector('sky-bulk-bar')!;
    await waitUntil(() => gapTo(one) === 16);
    const atFirst = below();
    // Where it has its place in the page it goes up with that: first a little, then over the toasts and away.
    window.scrollTo(0, 900 - window.innerHeight + 90);
    await waitUntil(() => gapTo(one) === 16 && below() > atFirst);
    window.scrollTo(0, 2000);
    await waitUntil(() => below() === 24);
    window.scrollTo(0, 0);
  });

  it('stays above what the program says at least', async () => {
    const page = await make(html`${row(2000)}${bar(0)}`);
    page.style.setProperty('--sky-notification-host-block-end', '120px');
    expect(below()).to.equal(120);
    const one = page.querySelector('sky-bulk-bar')!;
    one.count = 1;
    await settled(document);
    hostOf().notifications = [saved, { ...saved, id: 'b' }];
    await settled(document);
    expect(below()).to.equal(120);
  });

  it('looks for none while there are no toasts', async () => {
    const page = await make(html`${row(2000)}${bar(1)}`);
    await waitUntil(() => gapTo(page.querySelector('sky-bulk-bar')!) === 16);
    const real = HTMLElement.prototype.getBoundingClientRect;
    hostOf().notifications = [];
    await settled(document);
    let looks = 0;
    page.querySelector('sky-bulk-bar')!.getBoundingClientRect = function look() {
      looks += 1;
      return real.call(this);
    };
    window.dispatchEvent(new Event('resize'));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(looks).to.equal(0);
  });
});
