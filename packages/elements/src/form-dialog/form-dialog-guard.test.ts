import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { settled } from '../../test/axe.js';
import { expectSame } from '../../test/same.js';
import { deepActiveElement } from '../core/composed-tree.js';
import { overlays } from '../core/overlay-stack.js';
import '../text-field/define.js';
import './define.js';
import type { SkyFormDialog } from './index.js';

interface Scene {
  dialog: SkyFormDialog;
  opener: HTMLElement;
  field: HTMLElement & { value: string };
  reasons: string[];
}

const question = (dialog: SkyFormDialog) => dialog.shadowRoot!.querySelector('sky-confirm-dialog')!;
const buttonOf = (dialog: SkyFormDialog, selector: string) =>
  question(dialog).shadowRoot!.querySelector(selector)!.shadowRoot!.querySelector('button')!;

async function open(dirty: boolean | null = null): Promise<Scene> {
  const root = await fixture(html`
    <div>
      <button>Open</button>
      <sky-form-dialog heading="Edit network" submit-label="Save" .dirty=${dirty}>
        <form><sky-text-field name="name" label="Name" value="prod"></sky-text-field></form>
      </sky-form-dialog>
    </div>
  `);
  const dialog = root.querySelector('sky-form-dialog')!;
  const opener = root.querySelector('button')!;
  const reasons: string[] = [];
  dialog.addEventListener('sky-close', ({ reason }) => reasons.push(reason));
  opener.focus();
  await show(dialog);
  return { dialog, opener, field: dialog.querySelector('sky-text-field')!, reasons };
}

async function show(dialog: SkyFormDialog): Promise<void> {
  const opened = oneEvent(dialog, 'sky-open');
  dialog.show();
  await opened;
  await settled(document);
}

/** Asks to close, and waits for the question. */
async function ask(dialog: SkyFormDialog): Promise<void> {
  const asked = oneEvent(question(dialog), 'sky-open');
  await sendKeys({ press: 'Escape' });
  await asked;
  await settled(document);
}

describe('sky-form-dialog with changes', () => {
  it('asks before they are lost, and goes on when the person stays', async () => {
    const { dialog, field, reasons } = await open();
    await sendKeys({ type: '2' });
    const typed = field.value;
    expect(typed).to.contain('2');
    await ask(dialog);
    expectSame(deepActiveElement(), buttonOf(dialog, '#cancel'));
    const stayed = oneEvent(question(dialog), 'sky-closed');
    await sendKeys({ press: 'Enter' });
    await stayed;
    expect([dialog.open, reasons, field.value]).to.deep.equal([true, [], typed]);
    expectSame(document.activeElement, field);
  });

  it('stays, too, when Escape answers the question, and asks again the next time', async () => {
    const { dialog } = await open();
    await sendKeys({ type: '2' });
    for (const time of ['first', 'second']) {
      await ask(dialog);
      const stayed = oneEvent(question(dialog), 'sky-closed');
      await sendKeys({ press: 'Escape' });
      await stayed;
      expect(dialog.open, time).to.equal(true);
    }
  });

  it('closes when the person discards them, with the first reason, and gives the focus back', async () => {
    const { dialog, opener, field, reasons } = await open();
    await sendKeys({ type: '2' });
    await ask(dialog);
    const closed = oneEvent(dialog, 'sky-closed');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await closed;
    expect([dialog.open, reasons]).to.deep.equal([false, ['escape']]);
    expectSame(document.activeElement, opener);
    expect(overlays.top === undefined, 'something is still open').to.equal(true);
    expect(field.value).to.equal('prod');
    await show(dialog);
    const again = oneEvent(dialog, 'sky-closed');
    await sendKeys({ press: 'Escape' });
    await again;
    expect(dialog.open).to.equal(false);
  });

  it('stays when its owner refuses even then', async () => {
    const { dialog, field } = await open();
    dialog.addEventListener('sky-close', (event) => event.preventDefault());
    await sendKeys({ type: '2' });
    const typed = field.value;
    await ask(dialog);
    const answered = oneEvent(question(dialog), 'sky-closed');
    buttonOf(dialog, '#confirm').click();
    await answered;
    expect([dialog.open, field.value]).to.deep.equal([true, typed]);
  });

  it('asks nothing when code closes it, also while the question is open', async () => {
    const { dialog, opener, reasons } = await open();
    await sendKeys({ type: '2' });
    await ask(dialog);
    const closed = oneEvent(dialog, 'sky-closed');
    dialog.open = false;
    await closed;
    expect(reasons).to.deep.equal([]);
    expectSame(document.activeElement, opener);
  });

  it('has none any more after a reset', async () => {
    const { dialog } = await open();
    await sendKeys({ type: '2' });
    dialog.form!.reset();
    const closed = oneEvent(dialog, 'sky-closed');
    await sendKeys({ press: 'Escape' });
    await closed;
    expect(dialog.open).to.equal(false);
  });
});

describe('sky-form-dialog whose owner knows the changes', () => {
  it('asks when the owner says so, and leaves the form to them', async () => {
    const { dialog, field } = await open(true);
    field.value = 'kept';
    await ask(dialog);
    const closed = oneEvent(dialog, 'sky-closed');
    buttonOf(dialog, '#confirm').click();
    await closed;
    expect(field.value).to.equal('kept');
  });

  it('does not ask when the owner says that nothing is lost', async () => {
    const { dialog, reasons } = await open(false);
    await sendKeys({ type: '2' });
    const closed = oneEvent(dialog, 'sky-closed');
    await sendKeys({ press: 'Escape' });
    await closed;
    expect(reasons).to.deep.equal(['escape']);
  });
});
