import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import { pasteOf } from '../../test/paste.js';
import { expectSame } from '../../test/same.js';
import { deepActiveElement } from '../core/composed-tree.js';
import { loadLanguage } from '../core/wording.js';
import { broughtBy } from './brought.js';
import './define.js';
import { brokenFileRule, isAccepted, newOnes } from './file-field.rules.js';
import type { SkyFileField } from './index.js';

const fileOf = (name: string, size = 1, type = '') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1_700_000_000_000 });
const text = fileOf('a.txt', 4, 'text/plain');
const image = fileOf('b.iso', 2048);

describeField<SkyFileField>('sky-file-field', {
  make: () => html`<sky-file-field></sky-file-field>`,
  role: 'group',
  // From the button that chooses to the one that removes.
  act: async () => {
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
  },
  values: [
    {
      title: 'the file',
      set: (field) => {
        field.files = [text];
      },
      sends: [text],
    },
    {
      title: 'each of several files',
      set: (field) => Object.assign(field, { multiple: true, files: [text, image] }),
      sends: [text, image],
    },
    {
      title: 'the first only, where it takes one',
      set: (field) => {
        field.files = [image, text];
      },
      sends: [image],
    },
  ],
  invalid: [
    {
      flag: 'valueMissing',
      set: (field) => {
        field.required = true;
      },
    },
    { flag: 'typeMismatch', set: (field) => Object.assign(field, { accept: '.iso', files: [text] }) },
    { flag: 'rangeOverflow', set: (field) => Object.assign(field, { maxSize: 1024, files: [image] }) },
  ],
});

const make = (template: TemplateResult = html`<sky-file-field label="Logs" multiple></sky-file-field>`) =>
  fixture<SkyFileField>(template);
const part = (field: SkyFileField, name: string) => field.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`)!;
const namesIn = (field: SkyFileField) => field.files.map(({ name }) => name);
/** Words without the marks that keep the direction of a name or a size in them. */
const plain = (words: string | null) => (words ?? '').replaceAll(/[\u2066\u2068\u2069]/g, '');
const remarkOf = (field: SkyFileField) => field.shadowRoot!.querySelector('[role="status"]')!;
const removersOf = (field: SkyFileField) => [...field.shadowRoot!.querySelectorAll<HTMLElement>('li button')];

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

// A browser under test has no files to drag, so these events are made; keys are real.
function drag(field: SkyFileField, type: string, dataTransfer: DataTransfer): DragEvent {
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true });
  part(field, 'control').dispatchEvent(event);
  return event;
}

const drop = (field: SkyFileField, ...files: File[]) => drag(field, 'drop', transferOf(files));

describe('sky-file-field', () => {
  it('takes what is dropped, adds to it, and tells each time once', async () => {
    const field = await make();
    const heard: string[] = [];
    for (const type of ['input', 'change']) field.addEventListener(type, () => heard.push(`${type} ${namesIn(field)}`));
    drop(field, text);
    drop(field, text, image);
    expect(heard).to.deep.equal(['input a.txt', 'change a.txt', 'input a.txt,b.iso', 'change a.txt,b.iso']);
    await field.updateComplete;
    expect(plain(remarkOf(field).textContent)).to.equal('b.iso added');
  });

  it('counts in words when it takes several', async () => {
    const field = await make();
    drop(field, text, image);
    await field.updateComplete;
    expect(remarkOf(field).textContent).to.equal('2 files added');
    expect(remarkOf(field).className).to.equal('visually-hidden');
  });

  it('takes what is pasted, and leaves a pasted text alone', async () => {
    const field = await make();
    const paste = (clipboardData: DataTransfer) => {
      const event = pasteOf(clipboardData);
      part(field, 'button').dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(paste(transferOf([image]))).to.equal(true);
    expect(namesIn(field)).to.deep.equal(['b.iso']);
    const words = new DataTransfer();
    words.setData('text/plain', 'a name');
    expect(paste(words)).to.equal(false);
  });

  it('takes what the browser’s chooser gives, and could take it again', async () => {
    const field = await make();
    const input = field.shadowRoot!.querySelector('input')!;
    const heard: string[] = [];
    field.parentElement!.addEventListener('input', () => heard.push('input'));
    const choose = (...files: File[]) => {
      input.files = transferOf(files).files;
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose(text);
    expect([namesIn(field), heard, input.value]).to.deep.equal([['a.txt'], ['input'], '']);
    choose();
    expect(heard, 'nothing was chosen').to.have.length(1);
  });

  it('opens the chooser with a key', async () => {
    const field = await make();
    const input = field.shadowRoot!.querySelector('input')!;
    let opened = 0;
    input.addEventListener('click', (event) => {
      event.preventDefault();
      opened++;
    });
    field.focus();
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Space' });
    expect(opened).to.equal(2);
  });

  it('puts a new file in the place of the old one where it takes one, and says that it took one of several', async () => {
    const field = await make(html`<sky-file-field label="Image"></sky-file-field>`);
    drop(field, text);
    drop(field, image, text);
    expect(namesIn(field)).to.deep.equal(['b.iso']);
    await field.updateComplete;
    expect(remarkOf(field).textContent).to.equal('Only one file can be added. The first was used.');
    expect(remarkOf(field).className).to.equal('remark');
  });

  it('removes with a key, keeps focus among the files, and goes back to the button with the last one', async () => {
    const field = await make();
    field.files = [text, image, fileOf('c.log')];
    await field.updateComplete;
    removersOf(field)[1]!.focus();
    for (const left of [['a.txt', 'c.log'], ['a.txt'], []]) {
      await sendKeys({ press: 'Enter' });
      await field.updateComplete;
      expect(namesIn(field)).to.deep.equal(left);
      expectSame(deepActiveElement(), removersOf(field).at(-1) ?? part(field, 'button'));
    }
    expect(plain(remarkOf(field).textContent)).to.equal('a.txt removed');
  });

  it('shows that files are held over it, and stops when they leave', async () => {
    const field = await make();
    const over = drag(field, 'dragover', transferOf([text]));
    await field.updateComplete;
    expect([over.defaultPrevented, field.matches(':state(drag-over)')]).to.deep.equal([true, true]);
    expect(part(field, 'control').innerText).to.contain('Drop to add');
    drag(field, 'dragleave', transferOf([text]));
    await field.updateComplete;
    expect(field.matches(':state(drag-over)')).to.equal(false);
  });

  it('does not mind a text that is dragged over it', async () => {
    const field = await make();
    const words = new DataTransfer();
    words.setData('text/plain', 'a name');
    expect(drag(field, 'dragover', words).defaultPrevented).to.equal(false);
    expect(drag(field, 'drop', words).defaultPrevented).to.equal(false);
    await field.updateComplete;
    expect(field.matches(':state(drag-over)')).to.equal(false);
  });

  it('takes nothing while it is off, and keeps the browser on the page', async () => {
    const field = await make(html`<sky-file-field label="Logs" disabled></sky-file-field>`);
    expect(drag(field, 'dragover', transferOf([text])).defaultPrevented).to.equal(true);
    expect(drop(field, text).defaultPrevented).to.equal(true);
    await field.updateComplete;
    expect(field.matches(':state(drag-over)')).to.equal(false);
    expect(field.files).to.have.length(0);
  });

  it('keeps a file that does not fit, says why beside it and below, and is well without it', async () => {
    const field = await make(html`
      <sky-file-field label="Logs" multiple accept=".txt,.log" max-size="2048"></sky-file-field>
    `);
    drop(field, text, image);
    await field.updateComplete;
    expect(plain(part(field, 'control').innerText)).to.contain('.txt, .log · Up to 2\u00a0KiB per file');
    expect(plain(part(field, 'message').textContent)).to.equal('“b.iso” is not an accepted file type: .txt, .log.');
    expect(field.shadowRoot!.querySelector('.invalid')!.textContent).to.contain('Wrong type');
    drop(field, fileOf('d.log', 2049));
    removersOf(field)[1]!.click();
    await field.updateComplete;
    expect(plain(part(field, 'message').textContent)).to.equal('“d.log” is larger than 2\u00a0KiB.');
    removersOf(field)[1]!.click();
    expect(field.checkValidity()).to.equal(true);
  });

  it('calls what it accepts by its own name, if it has one', async () => {
    const field = await make(html`<sky-file-field accept="image/*" accept-label="Pictures"></sky-file-field>`);
    drop(field, text);
    await field.updateComplete;
    expect(plain(part(field, 'message').textContent)).to.contain('type: Pictures.');
  });

  it('writes numbers and units as the language does', async () => {
    const field = await make(html`<sky-file-field lang="ru" max-size="1610612736"></sky-file-field>`);
    await loadLanguage('ru');
    await field.updateComplete;
    expect(plain(part(field, 'control').innerText)).to.contain('Не более 1,5\u00a0ГиБ на файл');
  });

  it('comes back as the person left it, if the browser kept the files', async () => {
    const field = await make(html`<sky-file-field name="logs" multiple></sky-file-field>`);
    const kept = new FormData();
    kept.append('logs', text);
    field.formStateRestoreCallback(kept);
    expect(namesIn(field)).to.deep.equal(['a.txt']);
  });

  it('warns of a size that is no number, and takes any', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (words: string) => said.push(words);
    let field: SkyFileField;
    try {
      field = await make(html`<sky-file-field max-size="2 GiB"></sky-file-field>`);
    } finally {
      console.warn = warn;
    }
    expect(said[0]).to.contain('max-size');
    drop(field, image);
    expect(field.checkValidity()).to.equal(true);
  });
});

describe('what sky-file-field is brought', () => {
  type Item = Pick<DataTransferItem, 'kind' | 'getAsFile' | 'webkitGetAsEntry'>;
  const item = (kind: string, file: File | null, isDirectory = false): Item => ({
    kind,
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isDirectory }) as FileSystemEntry,
  });
  const bring = (...items: Item[]) =>
    broughtBy({ items: items as unknown as DataTransferItemList, files: new DataTransfer().files });

  it('leaves out folders and tells of them', () => {
    expect(bring(item('file', text), item('file', fileOf('folder'), true), item('string', null))).to.deep.equal({
      files: [text],
      hasFolder: true,
    });
    expect(bring(item('file', text))).to.deep.equal({ files: [text], hasFolder: false });
  });

  it('takes the files alone where there are no items', () => {
    const items = [] as unknown as DataTransferItemList;
    expect(broughtBy({ items, files: transferOf([text]).files }).files).to.have.length(1);
  });

  it('is refused in words when it is a folder', async () => {
    const field = await make();
    const transfer = Object.create(DataTransfer.prototype, {
      types: { value: ['Files'] },
      files: { value: [] },
      items: { value: [item('file', fileOf('folder'), true)] },
    }) as DataTransfer;
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: transfer });
    part(field, 'control').dispatchEvent(event);
    await field.updateComplete;
    expect(field.files).to.have.length(0);
    expect(remarkOf(field).textContent).to.equal('Folders cannot be added, only files.');
    expect(remarkOf(field).className).to.equal('remark');
  });
});

describe('the rules of sky-file-field', () => {
  const cases: [string, string, string, boolean][] = [
    ['a.ISO', '', '.iso', true],
    ['a.tar.gz', '', '.tar.gz', true],
    ['a.gz', '', '.tar.gz', false],
    ['a', 'image/png', 'image/*', true],
    ['a', 'imagery/png', 'image/*', false],
    ['a', 'IMAGE/PNG', 'text/plain, image/png', true],
    ['a', '', 'image/*', false],
    ['a', '', ' , ', true],
  ];
  for (const [name, type, accept, isTaken] of cases) {
    it(`${isTaken ? 'takes' : 'refuses'} ${name} (${type || 'no type'}) for "${accept}"`, () => {
      expect(isAccepted({ name, type }, accept)).to.equal(isTaken);
    });
  }

  it('takes a file that is just as large as allowed', () => {
    expect(brokenFileRule(image, { accept: '', maxSize: 2048 })).to.equal(null);
    expect(brokenFileRule(image, { accept: '', maxSize: 2047 })).to.equal('rangeOverflow');
  });

  it('knows a file again by its name, size and time', () => {
    expect(newOnes([text], [fileOf('a.txt', 4), fileOf('a.txt', 5)])).to.have.length(1);
  });
});
