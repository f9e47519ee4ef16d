import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { settled } from '../../test/axe.js';
import './define.js';
import type { SkySectionItem, SkySectionMenu } from './index.js';

async function make(isCompact = false) {
  const menu = await fixture<SkySectionMenu>(html`
    <sky-section-menu label="Compute" ?compact=${isCompact}>
      <sky-section-group label="Compute">
        <sky-section-item id="instances" label="Instances" href="#instances" count="1048" current></sky-section-item>
        <sky-section-item id="images" label="Images" href="#images"></sky-section-item>
      </sky-section-group>
      <sky-section-group label="Networking">
        <sky-section-item id="networks" label="Networks" href="#networks" count="0"></sky-section-item>
      </sky-section-group>
    </sky-section-menu>
  `);
  await settled(document);
  return menu;
}

const item = (menu: SkySectionMenu, id: string) => menu.querySelector<SkySectionItem>(`#${id}`)!;
const inner = (element: SkySectionItem) => element.shadowRoot!.querySelector('a')!;
const count = (element: SkySectionItem) => element.shadowRoot!.querySelector('.count')?.textContent;
const select = (menu: SkySectionMenu) => menu.shadowRoot!.querySelector('select')!;

describe('sky-section-menu', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('goes to a page, by press and by key', async () => {
    const menu = await make();
    const stops: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      await sendKeys({ press: 'Tab' });
      stops.push(document.activeElement!.id);
    }
    expect(stops).to.deep.equal(['instances', 'images', 'networks']);
    const gone = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    await sendKeys({ press: 'Enter' });
    await gone;
    expect(location.hash).to.equal('#networks');
    expect(item(menu, 'instances').current, 'the program says where the person is').to.equal(true);
  });

  it('shows how many there are, none too, and nothing while that is not known', async () => {
    const menu = await make();
    expect(['instances', 'images', 'networks'].map((id) => count(item(menu, id)))).to.deep.equal([
      '1,048',
      undefined,
      '0',
    ]);
  });

  it('cuts a long name, and has all of it in its title', async () => {
    const menu = await make();
    menu.style.inlineSize = '216px';
    item(menu, 'instances').label = 'Lastverteilung und Netzwerkschnittstellen';
    await settled(document);
    const label = inner(item(menu, 'instances')).querySelector<HTMLElement>('.label')!;
    expect(label.scrollWidth).to.be.greaterThan(label.clientWidth);
    expect(label.title).to.equal('Lastverteilung und Netzwerkschnittstellen');
    expect(menu.scrollWidth).to.be.at.most(216);
  });
});

describe('sky-section-menu, compact', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('is a select of the same pages in the same groups', async () => {
    const menu = await make(true);
    const groups = [...select(menu).querySelectorAll('optgroup')];
    expect(groups.map(({ label }) => label)).to.deep.equal(['Compute', 'Networking']);
    expect([...select(menu).options].map(({ text }) => text)).to.deep.equal(['Instances', 'Images', 'Networks']);
    expect(select(menu).selectedOptions[0]!.text).to.equal('Instances');
    expect(item(menu, 'instances').checkVisibility()).to.equal(false);
  });

  it('presses the link of what is chosen, and shows what the program says', async () => {
    const menu = await make(true);
    const pressed: string[] = [];
    menu.addEventListener('click', (event) => {
      event.preventDefault();
      if (event.target instanceof Element && event.target.id) pressed.push(event.target.id);
    });
    select(menu).focus();
    // One letter: WebKit does not tell of a choice that it told of before, though it was taken back since.
    await sendKeys({ type: 'N' });
    await menu.updateComplete;
    expect(pressed.at(-1)).to.equal('networks');
    expect(location.hash).to.equal('');
    expect(select(menu).selectedOptions[0]!.text).to.equal('Instances');
    item(menu, 'instances').current = false;
    item(menu, 'networks').current = true;
    await settled(document);
    await menu.updateComplete;
    expect(select(menu).selectedOptions[0]!.text).to.equal('Networks');
  });

  it('chooses none when no page is the current one', async () => {
    const menu = await make(true);
    item(menu, 'instances').current = false;
    await settled(document);
    await menu.updateComplete;
    expect(select(menu).selectedOptions[0]!.text).to.equal('');
  });
});
