import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { settled } from '../../test/axe.js';
import { describeDialog } from '../../test/contracts/dialog.js';
import { expectSame } from '../../test/same.js';
import { deepActiveElement } from '../core/composed-tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyConfirmDialog } from './index.js';

const inner = (dialog: SkyConfirmDialog, selector: string) => dialog.shadowRoot!.querySelector<HTMLElement>(selector)!;
const nativeIn = (element: HTMLElement) => element.shadowRoot!.querySelector<HTMLElement>('button, input')!;
const cancelOf = (dialog: SkyConfirmDialog) => nativeIn(inner(dialog, '#cancel'));
const confirmOf = (dialog: SkyConfirmDialog) => nativeIn(inner(dialog, '#confirm'));
const fieldOf = (dialog: SkyConfirmDialog) => nativeIn(inner(dialog, 'sky-text-field'));

describeDialog<SkyConfirmDialog>('sky-confirm-dialog', {
  make: () =>
    html`<sky-confirm-dialog tone="danger" message="They stop at once." confirm-label="Delete"></sky-confirm-dialog>`,
  role: 'alertdialog',
  focused: cancelOf,
  closings: [
    { title: 'the cancel button', reason: 'button', act: async (dialog) => cancelOf(dialog).click() },
    {
      title: 'the close button',
      reason: 'button',
      act: async (dialog) => nativeIn(inner(dialog, 'sky-dialog')).click(),
    },
    { title: 'its method', reason: 'api', act: async (dialog) => dialog.close() },
  ],
});

interface Scene {
  dialog: SkyConfirmDialog;
  heard: string[];
}

async function open(template: TemplateResult): Promise<Scene> {
  const dialog = await fixture<SkyConfirmDialog>(template);
  const heard: string[] = [];
  for (const type of ['sky-confirm', 'sky-abort', 'sky-close', 'sky-closed'])
    dialog.addEventListener(type, () => heard.push(type));
  const opened = oneEvent(dialog, 'sky-open');
  dialog.show();
  await opened;
  await settled(document);
  return { dialog, heard };
}

const withPhrase = html`<sky-confirm-dialog heading="Delete 3 instances?" confirm-label="Delete" phrase="delete 3"></sky-confirm-dialog>`;
const plain = html`<sky-confirm-dialog heading="Detach?" confirm-label="Detach"></sky-confirm-dialog>`;

describe('sky-confirm-dialog', () => {
  it('says that the person confirmed, and stays open', async () => {
    const { dialog, heard } = await open(plain);
    confirmOf(dialog).click();
    await dialog.updateComplete;
    expect([heard, dialog.open]).to.deep.equal([['sky-confirm'], true]);
  });

  it('is cancelled by the key that goes on being pressed, not confirmed', async () => {
    const { dialog, heard } = await open(plain);
    const closed = oneEvent(dialog, 'sky-closed');
    await sendKeys({ press: 'Enter' });
    await closed;
    expect(heard).to.deep.equal(['sky-close', 'sky-closed']);
  });

  it('says cancel in the language around it, unless given another word', async () => {
    await loadLanguage('de');
    const { dialog } = await open(
      html`<sky-confirm-dialog lang="de" heading="Trennen?" confirm-label="Trennen"></sky-confirm-dialog>`,
    );
    expect(inner(dialog, '#cancel').textContent!.trim()).to.equal('Abbrechen');
    dialog.cancelLabel = 'Bleiben';
    await dialog.updateComplete;
    expect(inner(dialog, '#cancel').textContent!.trim()).to.equal('Bleiben');
  });

  it('has a box for the icon only when there is one', async () => {
    const { dialog } = await open(plain);
    expect(getComputedStyle(inner(dialog, '.icon')).display).to.equal('none');
    dialog.append(Object.assign(document.createElement('i'), { slot: 'icon' }));
    await oneEvent(inner(dialog, '.icon'), 'slotchange');
    await dialog.updateComplete;
    expect(getComputedStyle(inner(dialog, '.icon')).display).to.equal('grid');
  });
});

describe('sky-confirm-dialog with what it should not have', () => {
  it('does nothing when it is asked to close before it was ever there', () => {
    expect(() => document.createElement('sky-confirm-dialog').close()).not.to.throw();
  });

  it('is drawn in neutral for a tone that is none', async () => {
    const { dialog } = await open(html`
      <sky-confirm-dialog tone=${'red' as 'danger'} heading="Detach?" confirm-label="Detach"><i slot="icon">!</i></sky-confirm-dialog>
    `);
    const neutral = await open(html`
      <sky-confirm-dialog heading="Detach?" confirm-label="Detach"><i slot="icon">!</i></sky-confirm-dialog>
    `);
    const backgroundOf = (confirm: SkyConfirmDialog) => getComputedStyle(inner(confirm, '.icon')).backgroundColor;
    expect(backgroundOf(dialog)).to.equal(backgroundOf(neutral.dialog));
  });
});

describe('sky-confirm-dialog with a phrase', () => {
  it('gives the way out the focus, and waits for the phrase', async () => {
    const { dialog, heard } = await open(withPhrase);
    expectSame(deepActiveElement(), cancelOf(dialog));
    fieldOf(dialog).focus();
    expect(confirmOf(dialog).matches(':disabled')).to.equal(true);
    await sendKeys({ type: 'delete 3 ' });
    await settled(document);
    expect(confirmOf(dialog).matches(':disabled')).to.equal(true);
    await sendKeys({ press: 'Backspace' });
    await settled(document);
    expect(confirmOf(dialog).matches(':disabled')).to.equal(false);
    await sendKeys({ press: 'Enter' });
    expect(heard).to.deep.equal(['sky-confirm']);
  });

  it('says that it is another one, until the person goes on typing', async () => {
    const { dialog, heard } = await open(withPhrase);
    fieldOf(dialog).focus();
    const message = () =>
      inner(dialog, 'sky-text-field').shadowRoot!.querySelector('[part~="message"]')!.textContent!.trim();
    await sendKeys({ type: 'delete' });
    await sendKeys({ press: 'Enter' });
    await settled(document);
    expect(message()).to.contain('delete 3');
    expect(heard).to.deep.equal([]);
    await sendKeys({ type: ' ' });
    await settled(document);
    expect(message()).to.equal('');
  });

  it('tells how much of it is left, while it is right', async () => {
    const { dialog } = await open(withPhrase);
    fieldOf(dialog).focus();
    const left = () => inner(dialog, '.note[aria-live]').textContent!;
    expect(left()).to.equal('');
    await sendKeys({ type: 'delete' });
    await settled(document);
    expect(left()).to.equal('2 more characters');
    await sendKeys({ type: ' 3' });
    await settled(document);
    expect(left()).to.equal('');
  });

  it('wants it typed anew each time', async () => {
    const { dialog } = await open(withPhrase);
    fieldOf(dialog).focus();
    await sendKeys({ type: 'delete 3' });
    for (const isOpen of [false, true]) {
      const done = oneEvent(dialog, isOpen ? 'sky-open' : 'sky-closed');
      dialog.open = isOpen;
      await done;
    }
    await settled(document);
    expect((fieldOf(dialog) as HTMLInputElement).value).to.equal('');
    expect(confirmOf(dialog).matches(':disabled')).to.equal(true);
  });
});

describe('sky-confirm-dialog while it is pending', () => {
  it('cannot be closed or confirmed by the person, who can ask to abort', async () => {
    const { dialog, heard } = await open(plain);
    dialog.pending = true;
    await settled(document);
    await sendKeys({ press: 'Escape' });
    confirmOf(dialog).click();
    expect(dialog.open).to.equal(true);
    expect(getComputedStyle(nativeIn(inner(dialog, 'sky-dialog'))).display).to.equal('none');
    cancelOf(dialog).click();
    expect(heard).to.deep.equal(['sky-abort']);
    dialog.open = false;
    await oneEvent(dialog, 'sky-closed');
    expect(heard).to.deep.equal(['sky-abort', 'sky-closed']);
  });

  it('asks to abort once, and says so while it is being stopped', async () => {
    const { dialog, heard } = await open(plain);
    Object.assign(dialog, { pending: true, aborting: true });
    await settled(document);
    expect(cancelOf(dialog).ariaBusy).to.equal('true');
    cancelOf(dialog).focus();
    await sendKeys({ press: 'Enter' });
    expect(heard).to.deep.equal([]);
    expectSame(deepActiveElement(), cancelOf(dialog));
    dialog.pending = false;
    await settled(document);
    expect(cancelOf(dialog).ariaBusy).to.equal(null);
  });

  it('keeps the focus where it was', async () => {
    const { dialog } = await open(withPhrase);
    fieldOf(dialog).focus();
    await sendKeys({ type: 'delete 3' });
    dialog.pending = true;
    await settled(document);
    expectSame(deepActiveElement(), fieldOf(dialog));
    await sendKeys({ type: 'x' });
    expect((fieldOf(dialog) as HTMLInputElement).value).to.equal('delete 3');
    inner(dialog, '#confirm').focus();
    dialog.pending = false;
    await settled(document);
    expectSame(deepActiveElement(), confirmOf(dialog));
  });
});

describe('sky-confirm-dialog after a failure', () => {
  it('can be tried again', async () => {
    const { dialog, heard } = await open(plain);
    dialog.error = 'It is in use.';
    await settled(document);
    expect(inner(dialog, '[part="error"]').textContent).to.equal('It is in use.');
    confirmOf(dialog).click();
    expect(heard).to.deep.equal(['sky-confirm']);
  });

  it('has the reason in sight below a long list', async () => {
    const { dialog } = await open(html`
      <sky-confirm-dialog heading="Delete?" confirm-label="Delete"><p style="block-size: 200vh">Instances</p></sky-confirm-dialog>
    `);
    dialog.error = 'One of them is in use.';
    await settled(document);
    const { bottom } = inner(dialog, '[part="error"]').getBoundingClientRect();
    expect(bottom).to.be.at.most(inner(dialog, '#cancel').getBoundingClientRect().top);
  });

  it('cannot, where that would not help, and the focus goes to the way out', async () => {
    const { dialog, heard } = await open(plain);
    dialog.disableOnError = true;
    inner(dialog, '#confirm').focus();
    dialog.error = 'It is in use.';
    await settled(document);
    expect(confirmOf(dialog).matches(':disabled')).to.equal(true);
    expectSame(deepActiveElement(), cancelOf(dialog));
    confirmOf(dialog).click();
    expect(heard).to.deep.equal([]);
  });
});
