import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { settled } from '../../test/axe.js';
import './define.js';
import type { SkyFilterBar, SkyFilterChip } from './index.js';
import { waitUntil } from '../../test/until.js';

async function make(width = '900px') {
  const box = await fixture<HTMLElement>(html`<div>
    <sky-filter-bar>
      <sky-filter-chip value="tag" label="Tag" operator="is" text="pci-scope"></sky-filter-chip>
      <sky-filter-chip value="network" label="Network" operator="is" text="prod-core"></sky-filter-chip>
      <sky-filter-chip value="state" label="Status" text="Error"></sky-filter-chip>
      <button slot="add" id="add">Filter</button>
    </sky-filter-bar>
  </div>`);
  box.style.inlineSize = width;
  const bar = box.querySelector('sky-filter-bar')!;
  const heard: string[] = [];
  bar.addEventListener('sky-remove', (event) => heard.push(event.value));
  await settled(document);
  return { box, bar, heard };
}

const chip = (bar: SkyFilterBar, value: string) => bar.querySelector<SkyFilterChip>(`[value="${value}"]`)!;
const remover = (element: SkyFilterChip) => element.shadowRoot!.querySelector<HTMLElement>('button')!;
const more = (bar: SkyFilterBar) => bar.shadowRoot!.querySelector<HTMLElement>('.more');
const seen = (bar: SkyFilterBar) =>
  [...bar.querySelectorAll('sky-filter-chip')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map(({ value }) => value);
const status = (bar: SkyFilterBar) => bar.shadowRoot!.querySelector('[role="status"]')!.textContent;

describe('sky-filter-bar', () => {
  it('asks for a filter to go, by a press and by keys, and keeps it', async () => {
    const { bar, heard } = await make();
    remover(chip(bar, 'network')).click();
    remover(chip(bar, 'tag')).focus();
    for (const press of ['Delete', 'Backspace', 'Enter']) await sendKeys({ press });
    expect(heard).to.deep.equal(['network', 'tag', 'tag', 'tag']);
    expect(seen(bar)).to.have.length(3);
  });

  it('goes on to the next filter when one has gone, to the last one, and to what adds one', async () => {
    const { bar } = await make();
    bar.addEventListener('sky-remove', (event) => event.chip.remove());
    remover(chip(bar, 'network')).focus();
    const focused: string[] = [];
    for (const gone of ['Network is prod-core', 'Status Error', 'Tag is pci-scope']) {
      await sendKeys({ press: 'Delete' });
      await waitUntil(() => status(bar).includes(gone));
      const active = document.activeElement as SkyFilterChip;
      focused.push(active.value || active.id);
    }
    expect(focused).to.deep.equal(['state', 'tag', 'add']);
  });

  it('does not take the focus when code takes a filter away', async () => {
    const { bar } = await make();
    chip(bar, 'tag').remove();
    await settled(document);
    expect(document.activeElement === document.body).to.equal(true);
    expect(status(bar)).to.equal('');
  });

  it('asks for all to go, and leaves the focus where one is added', async () => {
    const { bar } = await make();
    let asked = 0;
    bar.addEventListener('sky-clear-all', () => {
      asked += 1;
      for (const one of bar.querySelectorAll('sky-filter-chip')) one.remove();
    });
    bar.shadowRoot!.querySelector<HTMLElement>('.clear')!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => !bar.shadowRoot!.querySelector('.clear'));
    expect([asked, document.activeElement!.id]).to.deep.equal([1, 'add']);
  });

  it('wraps where there is room for a second line', async () => {
    const { bar } = await make('700px');
    await waitUntil(() => bar.clientWidth === 700);
    expect([seen(bar).length, more(bar)]).to.deep.equal([3, null]);
  });

  it('keeps one line in a narrow place, and shows the rest when asked', async () => {
    const { bar } = await make('320px');
    await waitUntil(() => more(bar));
    const [folded, shown] = [3 - seen(bar).length, seen(bar)];
    expect(shown).to.deep.equal(['tag', 'network', 'state'].slice(0, shown.length));
    expect(more(bar)!.textContent.trim()).to.equal(`+${folded}`);
    expect(bar.scrollWidth).to.be.at.most(320);
    more(bar)!.focus();
    await sendKeys({ press: 'Enter' });
    await bar.updateComplete;
    expect(seen(bar)).to.have.length(3);
    expect(more(bar)!.ariaExpanded).to.equal('true');
    await sendKeys({ press: 'Enter' });
    await bar.updateComplete;
    expect(seen(bar)).to.have.length(3 - folded);
  });

  it('passes over folded filters with Tab', async () => {
    const { bar } = await make('320px');
    await waitUntil(() => more(bar));
    const count = seen(bar).length;
    for (let step = 0; step <= count; step += 1) await sendKeys({ press: 'Tab' });
    expect(bar.shadowRoot!.activeElement === more(bar)).to.equal(true);
  });

  it('takes filters that come later', async () => {
    const { bar } = await make('320px');
    await waitUntil(() => more(bar));
    const before = more(bar)!.textContent;
    bar.append(Object.assign(document.createElement('sky-filter-chip'), { value: 'late', label: 'Late', text: 'x' }));
    await waitUntil(() => more(bar)!.textContent !== before);
    expect(seen(bar)).to.not.include('late');
  });

  it('cuts a value that is too long', async () => {
    const bar = await fixture<SkyFilterBar>(html`
      <sky-filter-bar style="inline-size: 240px">
        <sky-filter-chip label="Name" operator="is" text="zahlungsabwicklung-produktion-netzwerkschnittstelle"></sky-filter-chip>
      </sky-filter-bar>
    `);
    await settled(document);
    expect(bar.scrollWidth).to.be.at.most(240);
    const value = bar.querySelector('sky-filter-chip')!.shadowRoot!.querySelector<HTMLElement>('.value > span')!;
    expect(value.scrollWidth).to.be.greaterThan(value.clientWidth);
  });
});
