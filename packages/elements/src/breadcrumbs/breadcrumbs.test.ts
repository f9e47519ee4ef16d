import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { settled } from '../../test/axe.js';
import './define.js';
import type { SkyBreadcrumbs } from './index.js';
import { waitUntil } from '../../test/until.js';

const levels = ['Storage', 'invoice-archive', 'Year', 'November', 'contracts'];

async function make(width: string, names = levels) {
  const box = await fixture<HTMLElement>(html`<div>
    <sky-breadcrumbs>${names.map((name) => html`<a href="#${name}">${name}</a>`)}</sky-breadcrumbs>
  </div>`);
  box.style.inlineSize = width;
  const element = box.querySelector('sky-breadcrumbs')!;
  await settled(document);
  return { box, element };
}

const shown = (element: SkyBreadcrumbs) =>
  [...element.children]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map((link) => link.textContent);
const trigger = (element: SkyBreadcrumbs) => element.shadowRoot!.querySelector<HTMLElement>('[slot="trigger"]');
const inMenu = (element: SkyBreadcrumbs) =>
  [...element.shadowRoot!.querySelectorAll('sky-menu-item')].map((item) => item.textContent);

describe('sky-breadcrumbs', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('shows every level where there is room', async () => {
    const { element } = await make('800px');
    expect(shown(element)).to.deep.equal(levels);
    expect(trigger(element)).to.equal(null);
  });

  it('folds the middle, nearest to the top first, and unfolds again', async () => {
    const { box, element } = await make('260px');
    await waitUntil(() => trigger(element));
    const [first, ...rest] = shown(element);
    expect([first, rest.at(-1)]).to.deep.equal(['Storage', 'contracts']);
    expect([...inMenu(element), ...rest]).to.deep.equal(levels.slice(1));
    box.style.inlineSize = '800px';
    await waitUntil(() => !trigger(element));
    expect(shown(element)).to.deep.equal(levels);
  });

  it('keeps the two ends in the least of rooms, without going beyond it', async () => {
    const { element } = await make('160px');
    await waitUntil(() => inMenu(element).length === 3);
    expect(shown(element)).to.deep.equal(['Storage', 'contracts']);
    expect(element.scrollWidth).to.be.at.most(160);
  });

  it('folds levels before it cuts the name of the page', async () => {
    const { element } = await make('240px', ['Storage', 'Archive', 'November', 'scanned-contracts']);
    await waitUntil(() => inMenu(element).length > 0);
    await settled(document);
    const last = element.lastElementChild!;
    expect(last.clientWidth).to.be.at.least(Math.min(last.scrollWidth, 80));
  });

  it('goes to a folded level by pressing its own link', async () => {
    const { element } = await make('160px');
    await waitUntil(() => inMenu(element).length === 3);
    const pressed: string[] = [];
    element.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement) pressed.push(target.textContent);
    });
    trigger(element)!.focus();
    for (const press of ['Enter', 'ArrowDown', 'Enter']) {
      await sendKeys({ press });
      await settled(document);
    }
    expect(pressed).to.deep.equal(['Year']);
    expect(location.hash).to.equal('#Year');
  });

  it('lets Tab pass over folded levels', async () => {
    const { element } = await make('160px');
    await waitUntil(() => inMenu(element).length === 3);
    for (const expected of ['Storage', '', 'contracts']) {
      await sendKeys({ press: 'Tab' });
      const active = document.activeElement === element ? element.shadowRoot!.activeElement : document.activeElement;
      expect(active?.textContent.trim()).to.equal(expected);
    }
  });

  it('takes levels that come later, and moves the mark of the current page', async () => {
    const { element } = await make('800px');
    const late = Object.assign(document.createElement('span'), { textContent: 'Late' });
    element.append(late);
    await waitUntil(() => late.assignedSlot);
    expect(shown(element)).to.deep.equal([...levels, 'Late']);
    await waitUntil(() => late.ariaCurrent === 'page');
    expect(element.querySelectorAll('[aria-current]')).to.have.length(1);
  });

  it('leaves the mark to the program when it sets one', async () => {
    const { element } = await make('800px');
    element.children[1]!.setAttribute('aria-current', 'location');
    element.requestUpdate();
    await element.updateComplete;
    expect(element.children[4]!.hasAttribute('aria-current')).to.equal(false);
  });

  it('lives on after it was moved', async () => {
    const { box, element } = await make('160px');
    element.remove();
    element.lastElementChild!.remove();
    box.append(element);
    const all = () => [shown(element)[0], ...inMenu(element), ...shown(element).slice(1)];
    await waitUntil(() => inMenu(element).length > 0);
    expect(all()).to.deep.equal(levels.slice(0, 4));
  });
});
