import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { settled } from '../../test/axe.js';
import '../button/define.js';
import '../text-field/define.js';
import './define.js';
import type { SkyToolbar } from './index.js';
import { waitUntil } from '../../test/until.js';

async function make(width = '900px') {
  const box = await fixture<HTMLElement>(html`<div>
    <button id="before">Before</button>
    <sky-toolbar label="Instances">
      <sky-button id="start">Start</sky-button>
      <sky-button id="off" disabled>Off</sky-button>
      <sky-button id="rename" disabled-reason="It is being created.">Rename</sky-button>
      <sky-text-field id="search" label="Search"></sky-text-field>
      <sky-menu id="reboot" label="Reboot">
        <sky-button slot="trigger" id="reboot-button">Reboot</sky-button>
        <sky-menu-item value="soft">Soft</sky-menu-item>
        <sky-menu-item value="hard" danger>Hard</sky-menu-item>
      </sky-menu>
      <hr />
      <button id="delete">Delete</button>
      <sky-button slot="end" id="columns">Columns</sky-button>
    </sky-toolbar>
    <button id="after">After</button>
  </div>`);
  box.style.inlineSize = width;
  const toolbar = box.querySelector('sky-toolbar')!;
  await settled(document);
  const pressed: string[] = [];
  box.addEventListener('click', ({ target }) => pressed.push((target as Element).id));
  return { box, toolbar, pressed };
}

const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
const menu = (toolbar: SkyToolbar) => toolbar.shadowRoot!.querySelector('sky-menu');
const lines = (toolbar: SkyToolbar) =>
  [...(menu(toolbar)?.querySelectorAll('sky-menu-item') ?? [])].map(({ text }) => text);
const focused = (toolbar: SkyToolbar) =>
  document.activeElement === toolbar ? toolbar.shadowRoot!.activeElement!.slot : document.activeElement!.id;

async function pressAll(...keys: string[]) {
  for (const press of keys) await sendKeys({ press });
}

describe('sky-toolbar, keys', () => {
  it('is one stop for Tab, but for its field', async () => {
    const { toolbar } = await make();
    find('before').focus();
    const stops: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      await sendKeys({ press: 'Tab' });
      stops.push(focused(toolbar));
    }
    expect(stops).to.deep.equal(['start', 'search', 'after']);
  });

  it('moves by arrows over what can be pressed, round the ends, and what is off for a reason', async () => {
    const { toolbar } = await make();
    find('start').focus();
    const way: string[] = [];
    for (const press of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'End', 'Home']) {
      await sendKeys({ press });
      way.push(focused(toolbar));
    }
    expect(way).to.deep.equal(['rename', 'reboot-button', 'delete', 'columns', 'start', 'columns', 'start']);
  });

  it('follows the reading direction', async () => {
    const { toolbar } = await make();
    toolbar.dir = 'rtl';
    find('start').focus();
    await pressAll('ArrowLeft');
    expect(focused(toolbar)).to.equal('rename');
  });

  it('comes back by Tab to where it was left', async () => {
    const { toolbar } = await make();
    find('start').focus();
    await pressAll('End', 'Tab', 'Shift+Tab');
    expect(focused(toolbar)).to.equal('columns');
  });

  it('leaves the arrows to a field', async () => {
    const { toolbar } = await make();
    find('search').focus();
    await sendKeys({ type: 'ab' });
    await pressAll('ArrowLeft', 'Home');
    expect(focused(toolbar)).to.equal('search');
  });

  it('leaves the menu of a button its own keys', async () => {
    const { toolbar } = await make();
    find('reboot-button').focus();
    await pressAll('ArrowDown');
    await settled(document);
    await pressAll('ArrowDown');
    expect((document.activeElement as HTMLElement).textContent).to.equal('Hard');
    await pressAll('Escape');
    expect(focused(toolbar)).to.equal('reboot-button');
  });
});

describe('sky-toolbar without room', () => {
  it('puts the last controls into a menu, never the field or the end, and takes them out again', async () => {
    const { box, toolbar } = await make('480px');
    await waitUntil(() => lines(toolbar).length > 0);
    expect(lines(toolbar).at(-1)).to.equal('Delete');
    expect(toolbar.scrollWidth).to.be.at.most(480);
    const isSeen = (id: string) => find(id).checkVisibility({ visibilityProperty: true });
    expect([isSeen('delete'), isSeen('search'), isSeen('columns')]).to.deep.equal([false, true, true]);
    box.style.inlineSize = '900px';
    await waitUntil(() => !menu(toolbar));
    expect([isSeen('delete'), isSeen('reboot-button')]).to.deep.equal([true, true]);
  });

  it('presses the control itself', async () => {
    const { box, toolbar, pressed } = await make('480px');
    await waitUntil(() => lines(toolbar).includes('Delete'));
    const chosen: string[] = [];
    box.addEventListener('sky-select', ({ target, value }) => chosen.push(`${(target as Element).id} ${value}`));
    find('start').focus();
    await pressAll('End', 'ArrowLeft');
    expect(focused(toolbar)).to.equal('trigger');
    await pressAll('ArrowUp');
    await settled(document);
    await pressAll('Enter');
    await menu(toolbar)!.updateComplete;
    expect(pressed).to.deep.equal(['delete']);
    expect(chosen).to.deep.equal([]);
    expect(focused(toolbar)).to.equal('trigger');
  });

  it('shows the items of a menu, with its name and their danger, and tells its owner', async () => {
    const { box, toolbar } = await make('400px');
    await waitUntil(() => lines(toolbar).includes('Soft'));
    const chosen: string[] = [];
    box.addEventListener('sky-select', ({ target, value }) => chosen.push(`${(target as Element).id} ${value}`));
    expect(menu(toolbar)!.querySelector('sky-menu-label')!.textContent).to.equal('Reboot');
    const hard = [...menu(toolbar)!.querySelectorAll('sky-menu-item')].find(({ text }) => text === 'Hard')!;
    expect(hard.danger).to.equal(true);
    menu(toolbar)!.show();
    await settled(document);
    hard.click();
    await menu(toolbar)!.updateComplete;
    expect(chosen).to.deep.equal(['reboot hard']);
  });

  it('says why a control is off', async () => {
    const { toolbar } = await make('200px');
    await waitUntil(() => lines(toolbar).includes('Rename'));
    const items = [...menu(toolbar)!.querySelectorAll('sky-menu-item')];
    expect(items.find(({ text }) => text === 'Rename')!.disabledReason).to.equal('It is being created.');
    expect(items.find(({ text }) => text === 'Off')!.disabled).to.equal(true);
  });

  it('takes controls that come later, and lets go of those that went', async () => {
    const { toolbar } = await make('900px');
    const late = Array.from({ length: 9 }, (_, at) =>
      Object.assign(document.createElement('button'), { textContent: `Late action ${at}` }),
    );
    toolbar.append(...late);
    await waitUntil(() => lines(toolbar).includes('Late action 8'));
    for (const button of late) button.remove();
    await waitUntil(() => !menu(toolbar));
    expect(find('delete').checkVisibility({ visibilityProperty: true })).to.equal(true);
  });
});
