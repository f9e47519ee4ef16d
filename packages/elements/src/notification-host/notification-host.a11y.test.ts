import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { nodeOf, treeOf, type TreeNode } from '../../test/tree.js';
import type { NotificationItem } from '../core/notification.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyNotificationHost } from './index.js';

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
  { ...base, id: 'b', type: 'warning', title: 'Resize awaits you' },
  { ...base, id: 'c', type: 'progress', title: 'Uploading', progress: 42, showClose: false },
];

async function make(lang = 'en'): Promise<SkyNotificationHost> {
  await loadLanguage(lang);
  const root = await fixture<HTMLElement>(
    html`<div lang=${lang}><sky-notification-host .notifications=${notifications}></sky-notification-host></div>`,
  );
  await settled(document);
  return root.querySelector('sky-notification-host')!;
}

const flat = (nodes: readonly TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

describe('sky-notification-host, as assistive technology is given it', () => {
  it('is a region with a list, and speaks the language around it', async () => {
    await make('de');
    expect((await nodeOf('sky-notification-host', 'region')).name).to.equal('Benachrichtigungen');
    const nodes = flat(await treeOf('sky-notification-host'));
    expect(nodes.filter(({ role }) => role === 'listitem')).to.have.length(3);
    const names = nodes.filter(({ role }) => role === 'button').map(({ name }) => name);
    expect(names).to.deep.equal(['Schließen: Not attached', 'Show volume', 'Schließen: Resize awaits you']);
  });

  it('names the bar by what goes on', async () => {
    await make();
    expect(await nodeOf('sky-notification-host', 'progressbar')).to.include({ name: 'Uploading' });
  });

  it('is accessible, from left and from right', async () => {
    const host = await make();
    await expectAccessible(host);
    host.dir = 'rtl';
    await expectAccessible(host);
  });
});

describe('sky-notification-host, as it is seen', () => {
  afterEach(() => emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' }));

  const toastOf = (host: SkyNotificationHost) =>
    host.shadowRoot!.querySelector('div')!.shadowRoot!.querySelector('.toast')!;

  it('has an edge when colours are forced', async () => {
    await emulateMedia({ forcedColors: 'active' });
    expect(getComputedStyle(toastOf(await make())).borderTopWidth).to.equal('1px');
  });

  it('moves only for those who want it', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const host = await make();
    host.notifications = [{ ...notifications[0]!, duration: 60_000 }];
    await host.updateComplete;
    const toast = toastOf(host);
    expect(getComputedStyle(toast).transitionDuration).to.equal('0s');
    expect(getComputedStyle(toast.querySelector('.life')!).display).to.equal('none');
  });
});
