import { expect, fixture, oneEvent } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { nodeOf, treeOf, type TreeNode } from '../../test/tree.js';
import type { NotificationItem } from '../core/notification.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyNotificationCentre } from './index.js';

const base = { isSeen: false, showClose: true, duration: null, timestamp: 0 };
const notifications: NotificationItem[] = [
  {
    ...base,
    id: 'a',
    type: 'error',
    title: 'Not attached',
    message: 'It is in use.',
    actions: [{ id: 'show', label: 'Show volume' }],
  },
  { ...base, id: 'b', type: 'success', title: 'Completed' },
];

async function make(lang = 'en'): Promise<SkyNotificationCentre> {
  await loadLanguage(lang);
  const root = await fixture<HTMLElement>(html`
    <div lang=${lang} style="background: var(--sky-chrome-bg)"><sky-notification-centre .notifications=${notifications} .tasks=${[]}></sky-notification-centre></div>
  `);
  await settled(document);
  return root.querySelector('sky-notification-centre')!;
}

async function open(): Promise<SkyNotificationCentre> {
  const centre = await make();
  const seen = oneEvent(centre, 'sky-seen');
  centre.shadowRoot!.querySelector<HTMLElement>('.bell')!.click();
  await seen;
  await settled(document);
  return centre;
}

const flat = (nodes: readonly TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
const namesOf = async (role: string) =>
  flat(await treeOf('sky-notification-centre'))
    .filter((node) => node.role === role)
    .map(({ name }) => name);

describe('sky-notification-centre, as assistive technology is given it', () => {
  it('is a button that opens a dialog, and says how many are unseen in the language around it', async () => {
    await make('de');
    const bell = await nodeOf('sky-notification-centre', 'button');
    expect(bell).to.include({ name: 'Benachrichtigungen. Ungelesen: 2', expanded: false, hasPopup: 'dialog' });
  });

  it('opens tabs over a list', async () => {
    await open();
    expect((await nodeOf('sky-notification-centre', 'dialog')).name).to.equal('Notifications');
    expect(await namesOf('tab')).to.deep.equal(['Notifications', 'Tasks', 'Settings']);
    expect(await namesOf('tabpanel')).to.deep.equal(['Notifications']);
    expect(await namesOf('listitem')).to.have.length(2);
  });

  it('says what the filter is and what is chosen', async () => {
    await open();
    expect(await namesOf('button')).to.include.members([
      'Show: All types',
      'Clear all',
      'Close: Not attached',
      'Show volume',
    ]);
  });

  it('names each switch by what it mutes', async () => {
    const centre = await open();
    centre.shadowRoot!.querySelector<HTMLElement>('.cog')!.click();
    await settled(document);
    expect(await namesOf('tabpanel')).to.deep.equal(['Settings']);
    const names = await namesOf('switch');
    expect(names.map((name) => name.replace(/\s+/g, ' '))).to.deep.equal([
      'Mute all Do not disturb',
      'Errors Stay for 10 s',
      'Information Stay for 3 s',
      'Success Stay for 3 s',
    ]);
    await expectAccessible(centre);
  });

  it('is accessible, closed and open, from left and from right', async () => {
    const centre = await make();
    await expectAccessible(centre);
    centre.remove();
    const opened = await open();
    await expectAccessible(opened);
    opened.dir = 'rtl';
    await expectAccessible(opened);
  });
});

describe('sky-notification-centre, as it is seen', () => {
  afterEach(() => emulateMedia({ forcedColors: 'none' }));

  it('draws an edge around the number when colours are forced', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const centre = await make();
    expect(getComputedStyle(centre.shadowRoot!.querySelector('.count')!).borderTopWidth).to.equal('1px');
  });
});
