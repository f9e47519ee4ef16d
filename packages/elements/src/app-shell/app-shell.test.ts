import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { settled } from '../../test/axe.js';
import '../rail/define.js';
import '../section-menu/define.js';
import './define.js';
import type { SkyAppShell } from './index.js';
import { waitUntil } from '../../test/until.js';

async function make(width: string) {
  const box = await fixture<HTMLElement>(html`<div>
    <sky-app-shell style="block-size: 500px">
      <div slot="header"><button id="bell">Bell</button></div>
      <sky-rail slot="rail" label="Services">
        <sky-rail-item id="compute" label="Compute" href="#compute"><i></i></sky-rail-item>
      </sky-rail>
      <sky-section-menu slot="menu" label="Compute">
        <sky-section-item id="instances" label="Instances" href="#instances"></sky-section-item>
      </sky-section-menu>
      <div id="page" style="block-size: 900px"><button id="create">Create</button></div>
    </sky-app-shell>
  </div>`);
  box.style.inlineSize = width;
  const shell = box.querySelector('sky-app-shell')!;
  await settled(document);
  return { box, shell };
}

const find = (shell: SkyAppShell, selector: string) => shell.shadowRoot!.querySelector<HTMLElement>(selector)!;
const sheet = (shell: SkyAppShell) => find(shell, '[part="sheet"]').getBoundingClientRect();
const rail = (shell: SkyAppShell) => shell.querySelector('sky-rail')!;
const menu = (shell: SkyAppShell) => shell.querySelector('sky-section-menu')!;

describe('sky-app-shell', () => {
  it('has its measures in a wide window', async () => {
    const { shell } = await make('1400px');
    await waitUntil(() => !menu(shell).compact);
    const { x, y } = shell.getBoundingClientRect();
    expect([sheet(shell).x - x, sheet(shell).right - x]).to.deep.equal([280, 1392]);
    expect(sheet(shell).y - y).to.be.closeTo(56, 8);
    expect(rail(shell).orientation).to.equal('vertical');
  });

  it('makes the section menu a select, and puts it above the page, in a narrow one', async () => {
    const { shell } = await make('1000px');
    await waitUntil(() => menu(shell).compact);
    await settled(document);
    const { x } = shell.getBoundingClientRect();
    expect(sheet(shell).x - x).to.equal(68);
    const below = shell.querySelector('#page')!.getBoundingClientRect().y;
    expect(menu(shell).getBoundingClientRect().bottom).to.be.at.most(below);
  });

  it('puts the rail at the lower edge on a phone, and back', async () => {
    const { box, shell } = await make('360px');
    await waitUntil(() => rail(shell).orientation === 'horizontal');
    await settled(document);
    expect(rail(shell).getBoundingClientRect().bottom).to.equal(shell.getBoundingClientRect().bottom);
    expect(sheet(shell).bottom).to.be.at.most(rail(shell).getBoundingClientRect().top);
    expect(sheet(shell).width).to.equal(360);
    box.style.inlineSize = '1400px';
    await waitUntil(() => rail(shell).orientation === 'vertical');
  });

  it('gives the sheet the room of a menu that is not there, or goes', async () => {
    const { shell } = await make('1400px');
    menu(shell).remove();
    await waitUntil(() => sheet(shell).x - shell.getBoundingClientRect().x === 68);
  });

  it('scrolls the sheet, and nothing else', async () => {
    const { shell } = await make('1400px');
    const before = shell.querySelector('#bell')!.getBoundingClientRect().y;
    find(shell, 'main').scrollTop = 200;
    expect(shell.querySelector('#bell')!.getBoundingClientRect().y).to.equal(before);
    expect(find(shell, '.shell').scrollHeight).to.equal(500);
  });

  it('skips the chrome by its first link, and leaves the address alone', async () => {
    const { shell } = await make('1400px');
    await sendKeys({ press: 'Tab' });
    expect(find(shell, '.skip').matches(':focus')).to.equal(true);
    await sendKeys({ press: 'Enter' });
    expect([find(shell, 'main').matches(':focus'), location.hash]).to.deep.equal([true, '']);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement!.id).to.equal('create');
  });

  it('goes through header, rail, menu and page with Tab', async () => {
    await make('1400px');
    const stops: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      await sendKeys({ press: 'Tab' });
      stops.push(document.activeElement!.id);
    }
    expect(stops.slice(1)).to.deep.equal(['bell', 'compute', 'instances', 'create']);
  });

  it('leaves alone what is in its slots and cannot adapt', async () => {
    const shell = await fixture<SkyAppShell>(html`
      <sky-app-shell style="inline-size: 360px; block-size: 300px"><nav slot="rail">Mine</nav></sky-app-shell>
    `);
    await waitUntil(() => find(shell, '.phone'));
    expect('orientation' in shell.querySelector('nav')!).to.equal(false);
  });
});
