import { expect, fixture, oneEvent } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import '../button/define.js';
import './define.js';
import type { SkyPopover } from './index.js';

async function openPopover(): Promise<SkyPopover> {
  const popover = await fixture<SkyPopover>(html`
    <sky-popover label="Columns"><sky-button slot="trigger">Columns</sky-button><button>Reset</button></sky-popover>
  `);
  const opened = oneEvent(popover, 'sky-open');
  popover.show();
  await opened;
  await settled(document);
  return popover;
}

describe('sky-popover, as assistive technology is given it', () => {
  it('is a dialog with the label as its name, and not a modal one', async () => {
    await openPopover();
    const node = await nodeOf('sky-popover', 'dialog');
    expect(node.name).to.equal('Columns');
    expect(node['modal'] ?? false).to.equal(false);
  });

  it('has a trigger that says what it opens, and whether that is open', async () => {
    const popover = await openPopover();
    expect(await nodeOf('sky-popover', 'button')).to.include({ name: 'Columns', expanded: true, hasPopup: 'dialog' });
    popover.open = false;
    await popover.updateComplete;
    await settled(document);
    expect(await nodeOf('sky-popover', 'button')).to.include({ expanded: false });
  });

  it('is accessible, from left and from right', async () => {
    const popover = await openPopover();
    await expectAccessible(popover);
    popover.dir = 'rtl';
    await expectAccessible(popover);
  });
});

describe('sky-popover, as it is seen', () => {
  afterEach(() => emulateMedia({ forcedColors: 'none' }));

  it('has an edge when colours are forced', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const popover = await openPopover();
    expect(getComputedStyle(popover.shadowRoot!.querySelector('[popover]')!).borderTopWidth).to.equal('1px');
  });

  it('moves only for those who want it', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      const popover = await openPopover();
      expect(getComputedStyle(popover.shadowRoot!.querySelector('[popover]')!).transitionDuration).to.equal('0s');
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' });
    }
  });
});
