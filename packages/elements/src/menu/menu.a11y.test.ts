import { expect, fixture, oneEvent } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { nodeOf, treeOf, type TreeNode } from '../../test/tree.js';
import '../button/define.js';
import './define.js';
import type { SkyMenu } from './index.js';

async function openMenu(): Promise<SkyMenu> {
  const menu = await fixture<SkyMenu>(html`
    <sky-menu label="Actions of api-07">
      <sky-button slot="trigger">Actions</sky-button>
      <sky-menu-label>Power</sky-menu-label>
      <sky-menu-item value="start">Start</sky-menu-item>
      <sky-menu-item value="stop" disabled-reason="It is stopped.">Stop</sky-menu-item>
      <hr />
      <sky-menu-item type="radio" value="20" checked>20 rows</sky-menu-item>
      <sky-menu-item type="radio" value="50">50 rows</sky-menu-item>
    </sky-menu>
  `);
  const opened = oneEvent(menu, 'sky-open');
  menu.show();
  await opened;
  await settled(document);
  return menu;
}

const flat = (nodes: readonly TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

describe('sky-menu, as assistive technology is given it', () => {
  it('is a menu with its label as the name, opened by a button that says so', async () => {
    await openMenu();
    expect(await nodeOf('sky-menu', 'menu')).to.include({ name: 'Actions of api-07' });
    expect(await nodeOf('sky-menu', 'button')).to.include({ name: 'Actions', expanded: true, hasPopup: 'menu' });
  });

  it('has items with their own text, their state, and why they are off', async () => {
    await openMenu();
    const nodes = flat(await treeOf('sky-menu'));
    const items = nodes.filter(({ role }) => role.startsWith('menuitem'));
    expect(items.map(({ name }) => name)).to.deep.equal(['Start', 'Stop', '20 rows', '50 rows']);
    expect(items[1]).to.include({ role: 'menuitem', description: 'It is stopped.', disabled: true });
    expect(items[2]).to.include({ role: 'menuitemradio', checked: 'true' });
    expect(items[3]).to.include({ role: 'menuitemradio', checked: 'false' });
    expect(nodes.some(({ role }) => role === 'separator' || role === 'splitter')).to.equal(true);
  });

  it('is accessible, from left and from right', async () => {
    const menu = await openMenu();
    await expectAccessible(menu);
    menu.dir = 'rtl';
    await expectAccessible(menu);
  });
});

describe('sky-menu, as it is seen', () => {
  afterEach(() => emulateMedia({ forcedColors: 'none' }));

  it('shows the focus by an outline when colours are forced', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const menu = await openMenu();
    const focused = menu.items.find((item) => item.matches(':focus'))!;
    expect(getComputedStyle(focused.shadowRoot!.querySelector('.item')!).outlineStyle).to.equal('solid');
    expect(getComputedStyle(menu.shadowRoot!.querySelector('[popover]')!).borderTopWidth).to.equal('1px');
  });
});
