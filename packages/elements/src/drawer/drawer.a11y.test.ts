import { expect, fixture, oneEvent } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { expectSame } from '../../test/same.js';
import { nodeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyDrawer } from './index.js';

before(() => setViewport({ width: 1200, height: 700 }));
after(() => setViewport({ width: 800, height: 600 }));

async function open(template: TemplateResult): Promise<SkyDrawer> {
  const drawer = await fixture<SkyDrawer>(template);
  const opened = oneEvent(drawer, 'sky-open');
  drawer.show();
  await opened;
  await settled(document);
  return drawer;
}

const native = (drawer: SkyDrawer) => drawer.shadowRoot!.querySelector('dialog')!;

describe('sky-drawer, as assistive technology is given it', () => {
  it('is a modal with its heading as the name, and its description', async () => {
    await open(
      html`<sky-drawer description="Private, in payments-prod"><b slot="heading">Create network</b></sky-drawer>`,
    );
    expect(await nodeOf('sky-drawer', 'dialog')).to.deep.include({
      name: 'Create network',
      description: 'Private, in payments-prod',
      modal: true,
    });
    expect(await nodeOf('sky-drawer', 'heading')).to.deep.include({ name: 'Create network', level: 2 });
  });

  it('is a dialog beside the page, and no modal', async () => {
    const drawer = await open(html`<sky-drawer modeless heading="checkout-api-06"></sky-drawer>`);
    const node = await nodeOf('sky-drawer', 'dialog');
    expect(node.name).to.equal('checkout-api-06');
    expect(node.modal ?? false).to.equal(false);
    await expectAccessible(drawer);
  });

  it('has a close button in the language around it, unless it goes without', async () => {
    await loadLanguage('ja');
    const drawer = await open(html`<sky-drawer lang="ja" heading="ネットワーク"></sky-drawer>`);
    expect((await nodeOf('sky-drawer', 'button')).name).to.equal('閉じる');
    drawer.withoutClose = true;
    await drawer.updateComplete;
    const missing = await nodeOf('sky-drawer', 'button').catch((error: Error) => error.message);
    expect(missing).to.contain('No button');
  });

  it('is accessible with all it can have', async () => {
    await expectAccessible(
      await open(html`
        <sky-drawer wide heading="Create network" description="Private">
          <a slot="header" href="#page">Open as a page</a>
          <input aria-label="Name" /><button slot="footer">Save</button>
        </sky-drawer>
      `),
    );
  });

  it('says to whom makes the page that a heading is missing', async () => {
    const said: string[] = [];
    const { warn } = console;
    console.warn = (text: string) => said.push(text);
    try {
      await open(html`<sky-drawer></sky-drawer>`);
    } finally {
      console.warn = warn;
    }
    expect(said.join('\n')).to.contain('<sky-drawer> has no heading');
  });
});

describe('sky-drawer and keys', () => {
  it('go through the header, the close button, the body and the footer', async () => {
    const drawer = await open(html`
      <sky-drawer heading="Edit">
        <button slot="header">Page</button><input aria-label="Name" /><button slot="footer">Save</button>
      </sky-drawer>
    `);
    expectSame(document.activeElement, drawer.querySelector('input'));
    await sendKeys({ press: 'Shift+Tab' });
    expectSame(drawer.shadowRoot!.activeElement, drawer.shadowRoot!.querySelector('button'));
    await sendKeys({ press: 'Shift+Tab' });
    expectSame(document.activeElement, drawer.querySelector('[slot="header"]'));
  });

  it('go on from beside the page to the page', async () => {
    const drawer = await open(html`<sky-drawer modeless heading="Edit"><input aria-label="Name" /></sky-drawer>`);
    const behind = document.createElement('button');
    drawer.after(behind);
    await sendKeys({ press: 'Tab' });
    expectSame(document.activeElement, behind);
  });
});

describe('sky-drawer, as it is seen', () => {
  afterEach(() => emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' }));

  it('has an edge when colours are forced', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const drawer = await open(html`<sky-drawer heading="Panel"></sky-drawer>`);
    expect(getComputedStyle(native(drawer)).borderInlineStartWidth).to.equal('1px');
  });

  it('moves only for those who want it', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const drawer = await open(html`<sky-drawer heading="Panel"></sky-drawer>`);
    expect(getComputedStyle(native(drawer)).transitionDuration).to.equal('0s');
  });

  it('keeps heading and footer in sight however long it is', async () => {
    const drawer = await open(html`
      <sky-drawer heading="Terms"><p style="block-size: 300vh">Text</p><button slot="footer">Agree</button></sky-drawer>
    `);
    const { bottom } = drawer.querySelector('button')!.getBoundingClientRect();
    expect(bottom).to.be.at.most(window.innerHeight);
    expect(drawer.shadowRoot!.querySelector('h2')!.getBoundingClientRect().top).to.be.at.least(0);
  });
});
