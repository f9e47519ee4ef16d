import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import './define.js';
import type { SkyTab, SkyTabPanel, SkyTabs } from './index.js';

const withPanels = html`
  <sky-tabs label="Instance">
    <sky-tab value="overview" label="Overview"></sky-tab>
    <sky-tab value="volumes" label="Volumes" count="4"></sky-tab>
    <sky-tab value="log" label="Console log"></sky-tab>
    <sky-tab-panel value="overview">What it is</sky-tab-panel>
    <sky-tab-panel value="volumes"><input aria-label="Filter" /></sky-tab-panel>
    <sky-tab-panel value="log">What it says</sky-tab-panel>
  </sky-tabs>
`;

async function make(template: TemplateResult = withPanels) {
  const tabs = await fixture<SkyTabs>(template);
  const heard: string[] = [];
  tabs.addEventListener('change', () => heard.push(tabs.value));
  return { tabs, heard };
}

const tabOf = (tabs: SkyTabs, value: string) => tabs.querySelector<SkyTab>(`sky-tab[value="${value}"]`)!;
const shown = (tabs: SkyTabs) =>
  [...tabs.querySelectorAll<SkyTabPanel>('sky-tab-panel')]
    .filter((panel) => panel.offsetParent !== null)
    .map((panel) => panel.value);

describe('sky-tabs', () => {
  it('begins with the first tab', async () => {
    const { tabs } = await make();
    expect(shown(tabs)).to.deep.equal(['overview']);
    expect(tabOf(tabs, 'overview').ariaSelected).to.equal('true');
  });

  it('shows the panel of the tab that code selects, without an event', async () => {
    const { tabs, heard } = await make();
    tabs.value = 'log';
    await tabs.updateComplete;
    expect(shown(tabs)).to.deep.equal(['log']);
    expect(heard).to.deep.equal([]);
  });

  it('selects by a press, and says so once', async () => {
    const { tabs, heard } = await make();
    tabOf(tabs, 'volumes').click();
    tabOf(tabs, 'volumes').click();
    await tabs.updateComplete;
    expect(shown(tabs)).to.deep.equal(['volumes']);
    expect(heard).to.deep.equal(['volumes']);
  });

  it('is one stop for Tab, and the panel the next', async () => {
    const { tabs } = await make();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(tabOf(tabs, 'overview'));
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(tabs.querySelector('sky-tab-panel'));
  });

  it('selects with the arrow keys, around the end, and with Home and End', async () => {
    const { tabs, heard } = await make();
    tabOf(tabs, 'overview').focus();
    for (const press of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End']) {
      await sendKeys({ press });
      await tabs.updateComplete;
    }
    expect(heard).to.deep.equal(['volumes', 'overview', 'log', 'overview', 'log']);
    expect(document.activeElement).to.equal(tabOf(tabs, 'log'));
  });

  it('follows the reading direction', async () => {
    const { tabs, heard } = await make();
    tabs.dir = 'rtl';
    tabOf(tabs, 'overview').focus();
    await sendKeys({ press: 'ArrowLeft' });
    expect(heard).to.deep.equal(['volumes']);
  });

  it('leaves the keys alone inside a panel', async () => {
    const { tabs, heard } = await make();
    tabs.value = 'volumes';
    await tabs.updateComplete;
    tabs.querySelector('input')!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'End' });
    expect(heard).to.deep.equal([]);
  });

  it('takes tabs and panels that come later, and values that change', async () => {
    const { tabs } = await make();
    tabs.value = 'late';
    await tabs.updateComplete;
    expect(shown(tabs)).to.deep.equal([]);
    const tab = Object.assign(document.createElement('sky-tab'), { label: 'Late' });
    const panel = Object.assign(document.createElement('sky-tab-panel'), { value: 'late' });
    const arrived = new Promise((resolve) => tabs.shadowRoot!.addEventListener('slotchange', resolve, { once: true }));
    tabs.append(tab, panel);
    await arrived;
    await tabs.updateComplete;
    tab.value = 'late';
    await tab.updateComplete;
    await tabs.updateComplete;
    expect(shown(tabs)).to.deep.equal(['late']);
    expect(tab.selected).to.equal(true);
  });

  it('does not mix its tabs with those of tabs in a panel', async () => {
    const { tabs, heard } = await make(html`
      <sky-tabs>
        <sky-tab value="a" label="A"></sky-tab><sky-tab value="b" label="B"></sky-tab>
        <sky-tab-panel value="a">
          <sky-tabs><sky-tab value="x" label="X"></sky-tab><sky-tab value="y" label="Y"></sky-tab></sky-tabs>
        </sky-tab-panel>
      </sky-tabs>
    `);
    tabOf(tabs, 'x').focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(tabs.value).to.equal('');
    expect(tabs.querySelector('sky-tabs')!.value).to.equal('y');
    expect(heard, 'the inner change passes through, as native ones do').to.deep.equal(['']);
  });

  it('does not move its neighbours when a tab gets heavier', async () => {
    const { tabs } = await make();
    const before = tabOf(tabs, 'log').getBoundingClientRect().x;
    tabs.value = 'volumes';
    await tabs.updateComplete;
    await tabOf(tabs, 'volumes').updateComplete;
    expect(tabOf(tabs, 'log').getBoundingClientRect().x).to.equal(before);
  });
});

describe('sky-tabs of links', () => {
  const template = html`
    <sky-tabs label="Project" value="instances">
      <sky-tab value="instances" label="Instances" href="#instances"></sky-tab>
      <sky-tab value="networks" label="Networks" href="#networks"></sky-tab>
    </sky-tabs>
  `;
  const linkOf = (tabs: SkyTabs, value: string) => tabOf(tabs, value).shadowRoot!.querySelector('a')!;

  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('goes to the address', async () => {
    const { tabs, heard } = await make(template);
    const gone = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    linkOf(tabs, 'networks').click();
    await gone;
    expect(location.hash).to.equal('#networks');
    expect(heard).to.deep.equal(['networks']);
  });

  it('stays when the program goes there itself', async () => {
    const { tabs } = await make(template);
    tabs.addEventListener('change', (event) => event.preventDefault());
    linkOf(tabs, 'networks').click();
    expect(location.hash).to.equal('');
    expect(tabs.value).to.equal('networks');
  });

  it('is left to the browser with a modifier key', async () => {
    const { tabs, heard } = await make(template);
    // A real press with the key would open a second page, so only the event is made, and stopped at the end of its way.
    const press = new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true });
    tabs.parentElement!.addEventListener('click', (event) => event.preventDefault(), { once: true });
    linkOf(tabs, 'networks').dispatchEvent(press);
    expect(heard).to.deep.equal([]);
    expect(tabs.value).to.equal('instances');
  });

  it('lets Tab stop at each link', async () => {
    const { tabs } = await make(template);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(tabOf(tabs, 'instances'));
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(tabOf(tabs, 'networks'));
  });
});
