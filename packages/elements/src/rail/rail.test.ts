import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { settled } from '../../test/axe.js';
import './define.js';
import type { RailOrientation, SkyRail, SkyRailItem } from './index.js';

async function make(orientation: RailOrientation = 'vertical') {
  const rail = await fixture<SkyRail>(html`
    <sky-rail label="Services" .orientation=${orientation}>
      <sky-rail-item id="one" label="Monitoring" href="#monitoring"><i></i></sky-rail-item>
      <sky-rail-item id="two" label="Compute" href="#compute" current><i></i></sky-rail-item>
      <sky-rail-item id="three" label="Search"><i></i></sky-rail-item>
    </sky-rail>
  `);
  await settled(document);
  return rail;
}

const item = (rail: SkyRail, id: string) => rail.querySelector<SkyRailItem>(`#${id}`)!;
const inner = (element: SkyRailItem) => element.shadowRoot!.querySelector<HTMLElement>('[part="item"]')!;
const words = (element: SkyRailItem) => element.shadowRoot!.querySelector('.words')?.textContent ?? '';

describe('sky-rail', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('goes to the address of an item', async () => {
    const rail = await make();
    const gone = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    item(rail, 'one').click();
    await gone;
    expect(location.hash).to.equal('#monitoring');
  });

  it('lets a program go there itself', async () => {
    const rail = await make();
    rail.addEventListener('click', (event) => event.preventDefault());
    inner(item(rail, 'one')).click();
    expect(location.hash).to.equal('');
  });

  it('is a stop for Tab at each item, and a button without an address', async () => {
    const rail = await make();
    const stops: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      await sendKeys({ press: 'Tab' });
      stops.push(document.activeElement!.id);
    }
    expect(stops).to.deep.equal(['one', 'two', 'three']);
    const pressed = oneEvent(item(rail, 'three'), 'click');
    await sendKeys({ press: 'Space' });
    await pressed;
  });

  it('shows the words of the icon with the focus', async () => {
    const rail = await make();
    await sendKeys({ press: 'Tab' });
    const tip = item(rail, 'one').shadowRoot!.querySelector('sky-tooltip')!;
    await tip.updateComplete;
    expect([tip.matches(':state(open)'), tip.text]).to.deep.equal([true, 'Monitoring']);
    await sendKeys({ press: 'Escape' });
  });

  it('has the words below the icons in a bar, also for an item that comes later', async () => {
    const rail = await make();
    expect(words(item(rail, 'two'))).to.equal('');
    rail.orientation = 'horizontal';
    const changed = oneEvent(rail.shadowRoot!, 'slotchange');
    rail.append(Object.assign(document.createElement('sky-rail-item'), { id: 'late', label: 'Late' }));
    await changed;
    await rail.updateComplete;
    await settled(document);
    expect([...rail.children].map((child) => words(child as SkyRailItem))).to.deep.equal([
      'Monitoring',
      'Compute',
      'Search',
      'Late',
    ]);
    const tops = [...rail.children].map((child) => child.getBoundingClientRect().y);
    expect(new Set(tops).size).to.equal(1);
  });

  it('stands upright for an orientation it does not know, and says so', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    try {
      const rail = await make('diagonal' as RailOrientation);
      expect(words(item(rail, 'two'))).to.equal('');
    } finally {
      console.warn = warn;
    }
    expect(said.some((text) => text.includes('orientation="diagonal"'))).to.equal(true);
  });
});
