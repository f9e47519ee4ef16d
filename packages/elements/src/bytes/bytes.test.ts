import { expect, fixture } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';

import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyBytes } from './index.js';

const GIB = 1024 ** 3;
const make = (template: TemplateResult) => fixture<SkyBytes>(template);
/** Intl parts words with different kinds of blank. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').trim();
const saidBy = (element: SkyBytes) => plain(element.shadowRoot!.textContent!);

describe('sky-bytes', () => {
  for (const [bytes, said] of [
    [0, '0 B'],
    [512, '512 B'],
    [1023, '1,023 B'],
    [1024, '1 KiB'],
    [1536, '1.5 KiB'],
    [10.24 * 1024, '10 KiB'],
    [1024 ** 2 - 1, '1 MiB'],
    [1023.4 * 1024 ** 2, '1,023 MiB'],
    [64 * GIB, '64 GiB'],
    [1.5 * 1024 ** 4, '1.5 TiB'],
    [1024 ** 6, '1,024 PiB'],
    [-2 * GIB, '-2 GiB'],
  ] as const) {
    it(`writes ${bytes} bytes as ${said}`, async () => {
      expect(saidBy(await make(html`<sky-bytes .value=${bytes}></sky-bytes>`))).to.equal(said);
    });
  }

  it('has the exact number as its tooltip', async () => {
    const element = await make(html`<sky-bytes value="1610612736"></sky-bytes>`);
    expect(element.shadowRoot!.querySelector('bdi')!.title).to.equal('1,610,612,736 bytes');
  });

  it('writes number and unit as the language does', async () => {
    const element = await make(html`<sky-bytes lang="de" .value=${1.5 * GIB}></sky-bytes>`);
    expect(saidBy(element)).to.equal('1,5 GiB');
    await loadLanguage('ru');
    element.lang = 'ru';
    await Promise.resolve();
    await element.updateComplete;
    expect(saidBy(element)).to.equal('1,5 ГиБ');
  });

  it('keeps its order in Arabic, in Latin digits', async () => {
    await loadLanguage('ar');
    const element = await make(html`<sky-bytes lang="ar-EG" dir="rtl" .value=${64 * GIB}></sky-bytes>`);
    expect(saidBy(element)).to.equal('64 GiB');
    expect(getComputedStyle(element.shadowRoot!.querySelector('bdi')!).direction).to.equal('ltr');
  });

  it('shows a dash for no value, and for one that is no number', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    try {
      for (const template of [html`<sky-bytes></sky-bytes>`, html`<sky-bytes value="much"></sky-bytes>`])
        expect((await make(template)).shadowRoot!.querySelector('.missing')!.textContent).to.equal('–');
    } finally {
      console.warn = warn;
    }
    expect(said).to.have.length(1);
    expect(said[0]).to.contain('no number');
  });
});
