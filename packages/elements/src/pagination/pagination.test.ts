import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyPagination } from './index.js';

async function make(template: TemplateResult) {
  const element = await fixture<SkyPagination>(template);
  const heard: [number, number][] = [];
  element.addEventListener('change', () => heard.push([element.page, element.pageSize]));
  return { element, heard };
}

const find = <T extends HTMLElement>(element: SkyPagination, selector: string) =>
  element.shadowRoot!.querySelector<T>(selector)!;
const button = (element: SkyPagination, name: string) => find(element, `[aria-label="${name}"]`);
const range = (element: SkyPagination) => find(element, '[part="range"]').textContent;
const isOff = (element: SkyPagination, name: string) => button(element, name).ariaDisabled === 'true';

describe('sky-pagination', () => {
  it('says which rows these are', async () => {
    const { element } = await make(html`<sky-pagination page="2" total="1312"></sky-pagination>`);
    expect(range(element)).to.equal('21–40 of 1,312');
    element.page = 66;
    await element.updateComplete;
    expect(range(element)).to.equal('1,301–1,312 of 1,312');
  });

  it('counts them when they are all here, and says when there are none', async () => {
    const { element } = await make(html`<sky-pagination total="17"></sky-pagination>`);
    expect(range(element)).to.equal('17 rows');
    element.total = 1;
    await element.updateComplete;
    expect(range(element)).to.equal('1 row');
    element.total = 0;
    await element.updateComplete;
    expect(range(element)).to.equal('No rows');
  });

  it('goes on, back, and to the ends, and says each once', async () => {
    const { element, heard } = await make(html`<sky-pagination page="2" total="312"></sky-pagination>`);
    for (const name of ['Next page', 'Previous page', 'Last page', 'First page']) {
      button(element, name).click();
      await element.updateComplete;
    }
    expect(heard.map(([page]) => page)).to.deep.equal([3, 2, 16, 1]);
  });

  it('does nothing at an end, and keeps the focus there', async () => {
    const { element, heard } = await make(html`<sky-pagination page="15" total="312"></sky-pagination>`);
    button(element, 'Next page').focus();
    for (const press of ['Enter', 'Enter', 'Space']) {
      await sendKeys({ press });
      await element.updateComplete;
    }
    expect(heard.map(([page]) => page)).to.deep.equal([16]);
    expect(element.shadowRoot!.activeElement).to.equal(button(element, 'Next page'));
    expect([isOff(element, 'Next page'), isOff(element, 'Last page'), isOff(element, 'First page')]).to.deep.equal([
      true,
      true,
      false,
    ]);
  });

  it('takes a page that is typed, and the nearest one for one that there is not', async () => {
    const { element, heard } = await make(html`<sky-pagination total="312"></sky-pagination>`);
    const input = find<HTMLInputElement>(element, 'input');
    for (const text of ['7', '٩', '99', '0', 'x', '']) {
      input.focus();
      input.select();
      await sendKeys(text === '' ? { press: 'Delete' } : { type: text });
      await sendKeys({ press: 'Enter' });
      await element.updateComplete;
    }
    expect(heard.map(([page]) => page)).to.deep.equal([7, 9, 16, 1]);
    expect(input.value).to.equal('1');
  });

  it('lets nobody hear the keys in its field', async () => {
    const { element } = await make(html`<sky-pagination total="312"></sky-pagination>`);
    let inputs = 0;
    element.addEventListener('input', () => (inputs += 1));
    find(element, 'input').focus();
    await sendKeys({ type: '3' });
    expect(inputs).to.equal(0);
  });

  it('keeps the first row on the page when pages get another size', async () => {
    const { element, heard } = await make(html`<sky-pagination page="4" total="312"></sky-pagination>`);
    find(element, 'select').focus();
    await sendKeys({ type: '50' });
    await element.updateComplete;
    expect(heard).to.deep.equal([[2, 50]]);
    expect(range(element)).to.equal('51–100 of 312');
  });

  it('offers the size that it has, and no choice where there is none', async () => {
    const { element } = await make(html`<sky-pagination page-size="25" page-sizes="50, 10"></sky-pagination>`);
    expect([...find<HTMLSelectElement>(element, 'select').options].map(({ text }) => text)).to.deep.equal([
      '10',
      '25',
      '50',
    ]);
    element.pageSizes = [];
    await element.updateComplete;
    expect(find(element, 'select')).to.equal(null);
  });

  it('goes on without a total as long as there are rows after these', async () => {
    const { element, heard } = await make(html`<sky-pagination page="3" has-next></sky-pagination>`);
    expect(range(element)).to.equal('41–60');
    expect([find(element, 'input'), button(element, 'Last page')]).to.deep.equal([null, null]);
    button(element, 'Next page').click();
    Object.assign(element, { hasNext: false, rows: 7 });
    await element.updateComplete;
    expect(range(element)).to.equal('61–67');
    button(element, 'Next page').click();
    expect(heard.map(([page]) => page)).to.deep.equal([4]);
  });

  it('is quiet when code sets the page, and sensible when what it sets is none', async () => {
    const { element, heard } = await make(html`<sky-pagination page="40" total="312"></sky-pagination>`);
    expect(range(element)).to.equal('301–312 of 312');
    Object.assign(element, { page: Number.NaN, pageSize: -3 });
    await element.updateComplete;
    expect(range(element)).to.equal('1–20 of 312');
    expect(heard).to.deep.equal([]);
  });

  it('follows the language', async () => {
    const { element } = await make(html`<sky-pagination total="3"></sky-pagination>`);
    element.lang = 'ru';
    await loadLanguage('ru');
    await element.updateComplete;
    expect(range(element)).to.equal('3 строки');
    element.total = 1312;
    await element.updateComplete;
    expect(range(element).replaceAll(/\s/g, ' ')).to.equal('1–20 из 1 312');
  });

  it('gives up what is not needed in a narrow place', async () => {
    const box = await fixture<HTMLElement>(html`<div><sky-pagination page="2" total="312"></sky-pagination></div>`);
    const element = box.querySelector('sky-pagination')!;
    box.style.inlineSize = '300px';
    expect(find(element, 'select').checkVisibility()).to.equal(false);
    expect(button(element, 'First page').checkVisibility()).to.equal(false);
    expect(button(element, 'Next page').checkVisibility()).to.equal(true);
    expect(element.scrollWidth).to.be.at.most(300);
  });
});
