import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { settled } from '../../test/axe.js';
import { expectSame } from '../../test/same.js';
import './define.js';
import type { SkyAlert } from './index.js';
import { SkyCloseEvent } from '../core/events.js';
import { waitUntil } from '../../test/until.js';

const find = (alert: SkyAlert, selector: string) => alert.shadowRoot!.querySelector<HTMLElement>(selector);
const long = 'An instance of this flavor needs more than the quota of this project leaves. '.repeat(8);

const makeLong = () =>
  fixture<SkyAlert>(html`<sky-alert style="inline-size: 320px">${long}<a href="#last">Last</a></sky-alert>`);
const foldOf = async (alert: SkyAlert) => {
  await waitUntil(() => find(alert, '.more'), 'nothing was found to be cut off');
  return find(alert, '.more')!;
};

describe('sky-alert', () => {
  it('closes by its button, and says why', async () => {
    const alert = await fixture<SkyAlert>(html`<sky-alert with-close>Closed soon</sky-alert>`);
    const heard: Event[] = [];
    alert.addEventListener('sky-close', (event) => heard.push(event));
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    expect(heard[0]).to.be.instanceOf(SkyCloseEvent).and.to.include({ reason: 'button' });
    expect(alert.offsetHeight).to.equal(0);
  });

  it('stays when somebody objects', async () => {
    const alert = await fixture<SkyAlert>(html`<sky-alert with-close>Stays</sky-alert>`);
    alert.addEventListener('sky-close', (event) => event.preventDefault());
    find(alert, '.quiet-button')!.click();
    expect(alert.offsetHeight).to.be.greaterThan(0);
  });

  it('folds a text of more than three lines, and only such', async () => {
    const alert = await makeLong();
    const more = await foldOf(alert);
    const line = Number.parseFloat(getComputedStyle(find(alert, '.text')!).lineHeight);
    expect(find(alert, '.text')!.clientHeight).to.equal(3 * line);
    more.click();
    await alert.updateComplete;
    expect(find(alert, '.text')!.clientHeight).to.be.greaterThan(3 * line);
    expect(more.ariaExpanded).to.equal('true');
    more.click();
    await alert.updateComplete;
    expect(find(alert, '.text')!.clientHeight).to.equal(3 * line);
  });

  it('does not take letters that stand out of their line for another line', async () => {
    const alert = await fixture<SkyAlert>(
      html`<sky-alert>
        <span style="font-size: 52px; line-height: 0">One line</span>
      </sky-alert>`,
    );
    const box = alert.shadowRoot!.querySelector<HTMLElement>('.text')!;
    await waitUntil(() => box.scrollHeight > box.clientHeight + 1, 'no letter stands out');
    await settled(document);
    expect(find(alert, '.more')).to.equal(null);
  });

  it('unfolds when there is less room, and folds away the button when there is more', async () => {
    const alert = await fixture<SkyAlert>(
      html`<sky-alert style="inline-size: 200px">One two three four five six seven eight nine ten eleven twelve thirteen fourteen</sky-alert>`,
    );
    await foldOf(alert);
    alert.style.inlineSize = '700px';
    await waitUntil(() => !find(alert, '.more'));
    alert.style.inlineSize = '200px';
    await foldOf(alert);
  });

  it('notices when the text grows', async () => {
    const alert = await fixture<SkyAlert>(html`<sky-alert style="inline-size: 320px">Short</sky-alert>`);
    expect(find(alert, '.more')).to.equal(null);
    alert.append(long);
    await foldOf(alert);
  });

  it('unfolds for a link that gets focus', async () => {
    const alert = await makeLong();
    await foldOf(alert);
    await sendKeys({ press: 'Tab' });
    expectSame(document.activeElement, alert.querySelector('a'));
    await alert.updateComplete;
    expect(find(alert, '.more')!.ariaExpanded).to.equal('true');
  });

  it('keeps details folded, and shows none where there are none', async () => {
    const alert = await fixture<SkyAlert>(html`<sky-alert>Text</sky-alert>`);
    expect(find(alert, 'details')!.offsetHeight).to.equal(0);
    const details = Object.assign(document.createElement('code'), { slot: 'details', textContent: 'HTTP 409' });
    const arrived = new Promise((resolve) => alert.shadowRoot!.addEventListener('slotchange', resolve, { once: true }));
    alert.append(details);
    await arrived;
    await alert.updateComplete;
    expect(find(alert, 'summary')!.offsetHeight).to.be.greaterThan(0);
    expect(details.checkVisibility()).to.equal(false);
    find(alert, 'summary')!.click();
    expect(details.checkVisibility()).to.equal(true);
  });
});
