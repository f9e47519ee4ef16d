import { expect, fixture, oneEvent } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { expectSame } from '../../test/same.js';
import { nodeOf } from '../../test/tree.js';
import { deepActiveElement } from '../core/composed-tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyDialog } from './index.js';

async function open(template: TemplateResult): Promise<SkyDialog> {
  const dialog = await fixture<SkyDialog>(template);
  const opened = oneEvent(dialog, 'sky-open');
  dialog.show();
  await opened;
  await settled(document);
  return dialog;
}

const native = (dialog: SkyDialog) => dialog.shadowRoot!.querySelector('dialog')!;

describe('sky-dialog, as assistive technology is given it', () => {
  it('has its name from the heading slot, and its description', async () => {
    await open(
      html`<sky-dialog description="Private, in payments-prod"><b slot="heading">Create network</b></sky-dialog>`,
    );
    expect(await nodeOf('sky-dialog', 'dialog')).to.deep.include({
      name: 'Create network',
      description: 'Private, in payments-prod',
      modal: true,
    });
    expect(await nodeOf('sky-dialog', 'heading')).to.deep.include({ name: 'Create network', level: 2 });
  });

  it('is an alertdialog when it interrupts', async () => {
    await open(html`<sky-dialog alert heading="Connection lost">Sign in again.</sky-dialog>`);
    expect((await nodeOf('sky-dialog', 'alertdialog')).name).to.equal('Connection lost');
  });

  it('has a close button in the language around it, unless it goes without', async () => {
    await loadLanguage('tr');
    const dialog = await open(html`<sky-dialog lang="tr" heading="Ağ oluştur"></sky-dialog>`);
    expect((await nodeOf('sky-dialog', 'button')).name).to.equal('Kapat');
    dialog.withoutClose = true;
    await dialog.updateComplete;
    const missing = await nodeOf('sky-dialog', 'button').catch((error: Error) => error.message);
    expect(missing).to.contain('No button');
  });

  it('is accessible as a panel with a footer', async () => {
    await expectAccessible(
      await open(html`
      <sky-dialog placement="end" heading="Create network" description="Private">
        <input aria-label="Name" /><button slot="footer">Save</button>
      </sky-dialog>
    `),
    );
  });
});

describe('sky-dialog and keys', () => {
  it('go from the body to the footer and on to the layer, and never behind', async () => {
    const dialog = await open(html`
      <sky-dialog heading="Edit"><input aria-label="Name" /><button slot="footer">Save</button><button slot="layer">Undo</button></sky-dialog>
    `);
    const behind = document.createElement('button');
    dialog.after(behind);
    for (const expected of ['footer', 'layer']) {
      await sendKeys({ press: 'Tab' });
      expectSame(document.activeElement, dialog.querySelector(`[slot="${expected}"]`));
    }
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement === behind, 'went behind').to.equal(false);
  });

  it('can scroll a long text at once', async () => {
    const dialog = await open(html`<sky-dialog heading="Terms"><p style="block-size: 300vh">Text</p></sky-dialog>`);
    const body = dialog.shadowRoot!.querySelector('.body')!;
    expectSame(deepActiveElement(), body);
    const scrolled = oneEvent(body, 'scroll');
    await sendKeys({ press: 'PageDown' });
    await scrolled;
    expect(body.scrollTop).to.be.greaterThan(0);
  });
});

describe('sky-dialog, as it is seen', () => {
  afterEach(() => emulateMedia({ forcedColors: 'none' }));

  it('has an edge when colours are forced', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const dialog = await open(html`<sky-dialog heading="Question"></sky-dialog>`);
    expect(getComputedStyle(native(dialog)).borderTopWidth).to.equal('1px');
  });

  it('keeps heading and footer in sight however long it is', async () => {
    const dialog = await open(html`
      <sky-dialog heading="Terms"><p style="block-size: 300vh">Text</p><button slot="footer">Agree</button></sky-dialog>
    `);
    const { top, bottom } = native(dialog).getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(window.innerHeight);
    expect(dialog.querySelector('button')!.getBoundingClientRect().bottom).to.be.at.most(bottom);
  });
});
