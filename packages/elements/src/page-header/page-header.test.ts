import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { settled } from '../../test/axe.js';
import '../button/define.js';
import './define.js';
import type { SkyPageHeader } from './index.js';
import { waitUntil } from '../../test/until.js';

async function make(width = '900px', heading = 'ledger-db-01') {
  const box = await fixture<HTMLElement>(html`<div>
    <sky-page-header heading=${heading}>
      <sky-button slot="actions" variant="primary">Console</sky-button>
      <sky-button slot="actions">Stop</sky-button>
      <sky-button slot="actions" variant="danger-ghost">Delete</sky-button>
    </sky-page-header>
  </div>`);
  box.style.inlineSize = width;
  await settled(document);
  return { box, header: box.querySelector('sky-page-header')! };
}

const find = (header: SkyPageHeader, selector: string) => header.shadowRoot!.querySelector<HTMLElement>(selector)!;
const lines = (header: SkyPageHeader) =>
  [...header.shadowRoot!.querySelectorAll('sky-menu-item')].map(({ text }) => text);
const seen = (header: SkyPageHeader) =>
  [...header.querySelectorAll('sky-button')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent);

describe('sky-page-header', () => {
  it('shows every action where there is room, at the far end', async () => {
    const { header } = await make();
    await waitUntil(() => find(header, '.row').style.getPropertyValue('--_natural') !== '');
    expect(seen(header)).to.deep.equal(['Console', 'Stop', 'Delete']);
    const end = header.querySelector('sky-button:last-of-type')!.getBoundingClientRect().right;
    expect(end).to.be.closeTo(header.getBoundingClientRect().right - 24, 1);
  });

  it('puts the last actions into a menu where there is not, and takes them out again', async () => {
    const { box, header } = await make('240px');
    await waitUntil(() => lines(header).length > 0);
    expect([...seen(header), ...lines(header)]).to.deep.equal(['Console', 'Stop', 'Delete']);
    expect(header.scrollWidth).to.be.at.most(240);
    box.style.inlineSize = '900px';
    await waitUntil(() => lines(header).length === 0);
    expect(seen(header)).to.have.length(3);
  });

  it('presses the action that is in the menu', async () => {
    const { header } = await make('220px');
    await waitUntil(() => lines(header).includes('Delete'));
    let presses = 0;
    header.querySelector('sky-button:last-of-type')!.addEventListener('click', () => (presses += 1));
    const menu = header.shadowRoot!.querySelector('sky-menu')!;
    menu.show();
    await settled(document);
    [...menu.querySelectorAll('sky-menu-item')].at(-1)!.click();
    await menu.updateComplete;
    expect(presses).to.equal(1);
  });

  it('wraps a long title instead of pushing the actions out', async () => {
    const { header } = await make('320px', 'zahlungsabwicklungsproduktionsumgebungsnetzwerkschnittstelle-01');
    await waitUntil(() => find(header, '.row').style.getPropertyValue('--_natural') !== '');
    expect(header.scrollWidth).to.be.at.most(320);
    expect(seen(header)).to.have.length(3);
    expect(find(header, '.row').offsetTop, 'the actions stand below').to.be.at.least(find(header, 'h1').offsetHeight);
    expect(find(header, 'h1').scrollWidth).to.be.at.most(find(header, 'h1').clientWidth);
  });

  it('leaves no space for what is not there, and makes it when it comes', async () => {
    const header = await fixture<SkyPageHeader>(html`<sky-page-header heading="Images"></sky-page-header>`);
    for (const name of ['.back', '.path', '.tabs', '.description', '.row'])
      expect(find(header, name).checkVisibility(), name).to.equal(false);
    const link = Object.assign(document.createElement('a'), { slot: 'back', href: '#all', textContent: 'All' });
    header.append(link);
    await waitUntil(() => find(header, '.back').checkVisibility());
    header.description = 'What instances start from.';
    await header.updateComplete;
    expect(find(header, '.description').checkVisibility()).to.equal(true);
  });

  it('has a heading of level 1 for a level that there is not, and says so', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    try {
      const header = await fixture<SkyPageHeader>(html`<sky-page-header heading="Images" level="9"></sky-page-header>`);
      expect(find(header, 'h1')).to.not.equal(null);
    } finally {
      console.warn = warn;
    }
    expect(said.some((text) => text.includes('level="9"'))).to.equal(true);
  });
});
