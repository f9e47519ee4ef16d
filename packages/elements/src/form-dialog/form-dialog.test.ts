import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { settled } from '../../test/axe.js';
import { describeDialog } from '../../test/contracts/dialog.js';
import { expectSame } from '../../test/same.js';
import { deepActiveElement } from '../core/composed-tree.js';
import '../text-field/define.js';
import './define.js';
import type { SkyFormDialog } from './index.js';

const inner = (dialog: SkyFormDialog, selector: string) => dialog.shadowRoot!.querySelector<HTMLElement>(selector)!;
const nativeIn = (element: Element) => element.shadowRoot!.querySelector<HTMLElement>('button, input')!;
const submitOf = (dialog: SkyFormDialog) => nativeIn(inner(dialog, '#submit'));
const cancelOf = (dialog: SkyFormDialog) => nativeIn(inner(dialog, 'sky-button:not(#submit)'));
const fieldOf = (dialog: SkyFormDialog, name: string) => dialog.querySelector<HTMLElement>(`[name="${name}"]`)!;

const network = html`
  <sky-form-dialog heading="Create network" submit-label="Create">
    <form>
      <sky-text-field name="name" label="Name" value="prod"></sky-text-field>
      <input name="cidr" aria-label="CIDR" value="10.0.0.0/24" />
      <input name="gateway" aria-label="Gateway" />
    </form>
  </sky-form-dialog>
`;

describeDialog<SkyFormDialog>('sky-form-dialog', {
  make: () => html`
    <sky-form-dialog submit-label="Create">
      <form><sky-text-field name="name" label="Name"></sky-text-field></form>
    </sky-form-dialog>
  `,
  role: 'dialog',
  focused: (dialog) => nativeIn(fieldOf(dialog, 'name')),
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
  dialog: SkyFormDialog;
  heard: string[];
  /** What was submitted, field by field. */
  sent: Record<string, FormDataEntryValue>[];
}

async function open(template: TemplateResult = network): Promise<Scene> {
  const dialog = await fixture<SkyFormDialog>(template);
  const heard: string[] = [];
  const sent: Scene['sent'] = [];
  for (const type of ['sky-submit', 'sky-abort', 'sky-close', 'sky-closed'])
    dialog.addEventListener(type, () => heard.push(type));
  dialog.addEventListener('sky-submit', ({ data }) => sent.push(Object.fromEntries(data)));
  const opened = oneEvent(dialog, 'sky-open');
  dialog.show();
  await opened;
  await settled(document);
  return { dialog, heard, sent };
}

describe('sky-form-dialog submits', () => {
  it('by its button, with what the form holds, and stays open', async () => {
    const { dialog, sent, heard } = await open();
    submitOf(dialog).click();
    expect(sent).to.deep.equal([{ name: 'prod', cidr: '10.0.0.0/24', gateway: '' }]);
    expect([heard, dialog.open]).to.deep.equal([['sky-submit'], true]);
  });

  for (const name of ['name', 'cidr', 'gateway']) {
    it(`by Enter in ${name}, once`, async () => {
      const { dialog, sent } = await open();
      fieldOf(dialog, name).focus();
      await sendKeys({ press: 'Enter' });
      expect(sent.length).to.equal(1);
    });
  }

  it('by Enter, once, where the form has a button of its own', async () => {
    const { dialog, sent } = await open(html`
      <sky-form-dialog heading="Create" submit-label="Create">
        <form><input name="a" aria-label="A" /><input name="b" aria-label="B" /><button name="by" value="own">Go</button></form>
      </sky-form-dialog>
    `);
    fieldOf(dialog, 'b').focus();
    await sendKeys({ press: 'Enter' });
    expect(sent).to.deep.equal([{ a: '', b: '', by: 'own' }]);
  });

  it('nothing by Enter in many lines of text', async () => {
    const { dialog, sent } = await open(html`
      <sky-form-dialog heading="Create" submit-label="Create"><form><textarea aria-label="Note" name="note"></textarea></form></sky-form-dialog>
    `);
    await sendKeys({ press: 'Enter' });
    expect(sent).to.deep.equal([]);
    expect((fieldOf(dialog, 'note') as HTMLTextAreaElement).value).to.equal('\n');
  });

  it('nothing that is invalid, and goes to the first problem', async () => {
    const { dialog, sent } = await open(html`
      <sky-form-dialog heading="Create" submit-label="Create">
        <form>
          <sky-text-field name="name" label="Name" value="prod"></sky-text-field>
          <sky-text-field name="cidr" label="CIDR" required></sky-text-field>
          <input name="gateway" aria-label="Gateway" required />
        </form>
      </sky-form-dialog>
    `);
    submitOf(dialog).focus();
    await sendKeys({ press: 'Enter' });
    expectSame(deepActiveElement(), nativeIn(fieldOf(dialog, 'cidr')));
    expect(sent).to.deep.equal([]);
  });

  it('and leaves the page where it is', async () => {
    const { dialog } = await open();
    const address = location.href;
    submitOf(dialog).click();
    await dialog.updateComplete;
    expect(location.href).to.equal(address);
  });
});

describe('sky-form-dialog while it is pending', () => {
  it('cannot be closed or submitted again, and cancel asks to abort', async () => {
    const { dialog, heard } = await open();
    dialog.pending = true;
    await settled(document);
    await sendKeys({ press: 'Escape' });
    submitOf(dialog).click();
    dialog.form!.requestSubmit();
    dialog.close();
    expect([heard, dialog.open]).to.deep.equal([[], true]);
    cancelOf(dialog).click();
    dialog.aborting = true;
    await settled(document);
    cancelOf(dialog).click();
    expect(heard).to.deep.equal(['sky-abort']);
  });

  it('holds the fields, and gives the focus back to where it was', async () => {
    const { dialog } = await open();
    const cidr = fieldOf(dialog, 'cidr') as HTMLInputElement;
    cidr.focus();
    dialog.pending = true;
    await settled(document);
    expectSame(deepActiveElement(), submitOf(dialog));
    expect(submitOf(dialog).ariaBusy).to.equal('true');
    cidr.focus();
    await sendKeys({ type: 'x' });
    expect(cidr.value).to.equal('10.0.0.0/24');
    dialog.pending = false;
    await settled(document);
    expectSame(deepActiveElement(), cidr);
  });
});

describe('sky-form-dialog after a failure', () => {
  it('goes to the first field with a problem, in sight', async () => {
    const { dialog } = await open(html`
      <sky-form-dialog heading="Create network" submit-label="Create">
        <form>
          <p style="block-size: 150vh">Text</p>
          <sky-text-field name="name" label="Name" value="prod"></sky-text-field>
          <sky-text-field name="cidr" label="CIDR" value="10"></sky-text-field>
        </form>
      </sky-form-dialog>
    `);
    inner(dialog, '#submit').focus();
    dialog.pending = true;
    await settled(document);
    Object.assign(fieldOf(dialog, 'cidr'), { error: 'Not a network.' });
    Object.assign(dialog, { pending: false, error: 'The network was not created.' });
    await settled(document);
    expectSame(deepActiveElement(), nativeIn(fieldOf(dialog, 'cidr')));
    const { top, bottom } = fieldOf(dialog, 'cidr').getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(window.innerHeight);
  });

  it('goes to a field that its owner finds wrong at once', async () => {
    const { dialog } = await open();
    dialog.addEventListener('sky-submit', () => Object.assign(fieldOf(dialog, 'name'), { error: 'Taken.' }));
    submitOf(dialog).focus();
    await sendKeys({ press: 'Enter' });
    expectSame(deepActiveElement(), nativeIn(fieldOf(dialog, 'name')));
  });

  it('shows what is wrong with the whole, can be submitted again, and keeps the focus', async () => {
    const { dialog, heard } = await open();
    submitOf(dialog).focus();
    dialog.error = 'The quota is used up.';
    await settled(document);
    expect(inner(dialog, '[part="error"]').textContent).to.equal('The quota is used up.');
    expectSame(deepActiveElement(), submitOf(dialog));
    submitOf(dialog).click();
    expect(heard).to.deep.equal(['sky-submit']);
  });

  it('cannot be submitted again as it is, where that would not help', async () => {
    const { dialog, heard } = await open();
    dialog.disableOnError = true;
    submitOf(dialog).focus();
    dialog.error = 'The quota is used up.';
    await settled(document);
    expect(submitOf(dialog).matches(':disabled')).to.equal(true);
    expectSame(deepActiveElement(), nativeIn(fieldOf(dialog, 'name')));
    await sendKeys({ press: 'Enter' });
    dialog.form!.requestSubmit();
    expect(heard).to.deep.equal([]);
    await sendKeys({ type: '2' });
    await settled(document);
    await sendKeys({ press: 'Enter' });
    expect(heard).to.deep.equal(['sky-submit']);
  });

  it('knows an error in its slot, too', async () => {
    const { dialog } = await open();
    dialog.disableOnError = true;
    const arrived = oneEvent(inner(dialog, 'slot[name="error"]'), 'slotchange');
    dialog.append(Object.assign(document.createElement('p'), { slot: 'error', textContent: 'No.' }));
    await arrived;
    await settled(document);
    expect(submitOf(dialog).matches(':disabled')).to.equal(true);
  });
});
