import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { settled } from '../../test/axe.js';
import { loadLanguage } from '../core/wording.js';
import '../button/define.js';
import './define.js';
import type { SkyBulkBar } from './index.js';
import { waitUntil } from '../../test/until.js';

async function make(count = 3, width = '800px') {
  const box = await fixture<HTMLElement>(html`<div>
    <div id="scroller" style="block-size: 200px; overflow: auto">
      <div style="block-size: 600px"><button id="row">Row</button></div>
      <sky-bulk-bar .count=${count}>
        <sky-button variant="ghost" id="stop">Stop</sky-button>
        <sky-button variant="ghost">Reboot</sky-button>
        <sky-button variant="ghost">Delete</sky-button>
      </sky-bulk-bar>
    </div>
  </div>`);
  box.style.inlineSize = width;
  await settled(document);
  return { box, bar: box.querySelector('sky-bulk-bar')! };
}

const find = (bar: SkyBulkBar, selector: string) => bar.shadowRoot!.querySelector<HTMLElement>(selector)!;
const said = (bar: SkyBulkBar) => find(bar, '[role="status"]').textContent;
const lines = (bar: SkyBulkBar) => [...bar.shadowRoot!.querySelectorAll('sky-menu-item')].map(({ text }) => text);

describe('sky-bulk-bar', () => {
  it('is there while something is chosen, and says how much', async () => {
    const { bar } = await make(0);
    expect([find(bar, '[part="bar"]').checkVisibility(), said(bar)]).to.deep.equal([false, '']);
    bar.count = 1;
    await bar.updateComplete;
    expect([find(bar, '[part="bar"]').checkVisibility(), said(bar)]).to.deep.equal([true, '1 selected']);
  });

  it('says it in the language around it', async () => {
    const { bar } = await make(2);
    bar.lang = 'ru';
    await loadLanguage('ru');
    await bar.updateComplete;
    expect(said(bar)).to.equal('Выбрано 2 объекта');
  });

  it('stays at the lower edge of what scrolls', async () => {
    const { box, bar } = await make();
    const scroller = box.querySelector('#scroller')!;
    const gap = () =>
      scroller.getBoundingClientRect().bottom - find(bar, '[part="bar"]').getBoundingClientRect().bottom;
    expect(gap()).to.be.closeTo(16, 1);
    scroller.scrollTop = 150;
    expect(gap()).to.be.closeTo(16, 1);
  });

  it('asks for nothing to be chosen, and leaves that to the program', async () => {
    const { bar } = await make();
    const asked = oneEvent(bar, 'sky-clear-all');
    find(bar, '[part="bar"] > .quiet-button').click();
    await asked;
    expect(bar.count).to.equal(3);
  });

  it('gives the focus back to where it came from when it goes', async () => {
    const { box, bar } = await make();
    bar.addEventListener('sky-clear-all', () => (bar.count = 0));
    box.querySelector<HTMLElement>('#row')!.focus();
    for (const press of ['Tab', 'Tab', 'Tab', 'Tab', 'Enter']) await sendKeys({ press });
    await bar.updateComplete;
    expect(document.activeElement!.id).to.equal('row');
  });

  it('leaves a focus alone that is elsewhere', async () => {
    const { box, bar } = await make();
    box.querySelector<HTMLElement>('#stop')!.focus();
    box.querySelector<HTMLElement>('#row')!.focus();
    box.querySelector<HTMLElement>('#row')!.blur();
    bar.count = 0;
    await bar.updateComplete;
    expect(document.activeElement === document.body).to.equal(true);
  });

  it('puts the last actions into a menu where there is no room', async () => {
    const { box, bar } = await make(3, '300px');
    await waitUntil(() => lines(bar).includes('Delete'));
    expect(find(bar, '[part="bar"]').getBoundingClientRect().width).to.be.at.most(300);
    box.style.inlineSize = '800px';
    await waitUntil(() => lines(bar).length === 0);
  });

  it('is not there for a count that is none', async () => {
    const { bar } = await make(Number.NaN);
    expect(find(bar, '[part="bar"]').checkVisibility()).to.equal(false);
  });
});
