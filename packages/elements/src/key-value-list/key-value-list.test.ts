import { expect, fixture } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';

import './define.js';
import type { KeyValue, SkyKeyValueList } from './index.js';

const make = (template: TemplateResult) => fixture<SkyKeyValueList>(template);
const items: KeyValue[] = [
  { label: 'ID', value: '7c1f9a52', copyable: true },
  { label: 'Volumes', value: 1204, copyable: true },
  { label: 'Description', value: '', copyable: true },
  { label: 'Host' },
];
const valuesOf = (list: SkyKeyValueList) => [...list.shadowRoot!.querySelectorAll('dd')];
const textOf = (value: Element) => value.querySelector('bdi, .missing')!.textContent;
const box = (element: Element) => element.getBoundingClientRect();

async function warnings(action: () => Promise<unknown>): Promise<unknown[][]> {
  const { warn } = console;
  const said: unknown[][] = [];
  console.warn = (...words: unknown[]) => said.push(words);
  try {
    await action();
  } finally {
    console.warn = warn;
  }
  return said;
}

describe('sky-key-value-list', () => {
  it('writes its items, numbers as the language does, and a dash where there is no value', async () => {
    const list = await make(html`<sky-key-value-list lang="de" .items=${items}></sky-key-value-list>`);
    expect(valuesOf(list).map(textOf)).to.deep.equal(['7c1f9a52', '1.204', '–', '–']);
  });

  it('copies the value as it is, under the name of its label, and offers nothing to copy where there is none', async () => {
    const list = await make(html`<sky-key-value-list lang="en" .items=${items}></sky-key-value-list>`);
    const buttons = [...list.shadowRoot!.querySelectorAll('sky-copy-button')];
    expect(buttons.map(({ value, label }) => [label, value])).to.deep.equal([
      ['Copy: ID', '7c1f9a52'],
      ['Copy: Volumes', '1204'],
    ]);
  });

  it('has labels beside values, and above them in little room', async () => {
    const list = await make(
      html`<sky-key-value-list style="inline-size: 400px" .items=${items}><div><dt>Zone</dt><dd>b</dd></div></sky-key-value-list>`,
    );
    const pairs = [...list.shadowRoot!.querySelectorAll('.pair'), list.firstElementChild!].map((pair) =>
      [...pair.children].map(box),
    );
    for (const [label, value] of pairs) expect(value!.left - label!.left).to.be.closeTo(130, 1);
    list.style.inlineSize = '300px';
    for (const pair of [...list.shadowRoot!.querySelectorAll('.pair'), list.firstElementChild!]) {
      const [label, value] = [...pair.children].map(box);
      expect(value!.left).to.equal(label!.left);
      expect(value!.top).to.be.at.least(label!.bottom - 1);
    }
  });

  it('has as many columns as are wanted and have room', async () => {
    const list = await make(html`<sky-key-value-list columns="3" .items=${items}></sky-key-value-list>`);
    const columnsAt = (width: number) => {
      list.style.inlineSize = `${width}px`;
      return new Set([...list.shadowRoot!.querySelectorAll('.pair')].map((pair) => box(pair).left)).size;
    };
    expect([280, 500, 620, 1000, 2000].map(columnsAt)).to.deep.equal([1, 1, 2, 3, 3]);
    list.columns = Number.NaN;
    await list.updateComplete;
    expect(columnsAt(1000)).to.equal(1);
  });

  it('styles what is put into it, and lets the page say otherwise', async () => {
    const list = await make(html`<sky-key-value-list>
      <div><dt>Zone</dt><dd>b</dd><dd>c</dd></div>
      <div><dt>Host</dt><dd></dd></div>
    </sky-key-value-list>`);
    const [first, second, empty] = list.querySelectorAll('dd');
    expect(getComputedStyle(first!).marginInlineStart).to.equal('0px');
    expect(box(second!).left, 'a second value is below the first').to.equal(box(first!).left);
    expect(getComputedStyle(empty!, '::before').content).to.contain('–');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('dd { margin: 7px }');
    document.adoptedStyleSheets.unshift(sheet);
    expect(getComputedStyle(first!).marginInlineStart).to.equal('7px');
    document.adoptedStyleSheets.shift();
  });

  it('styles what is put into it in a shadow tree, once', async () => {
    const host = await fixture(html`<div></div>`);
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = `<sky-key-value-list><div><dt>Zone</dt><dd>b</dd></div></sky-key-value-list>
      <sky-key-value-list></sky-key-value-list>`;
    await root.querySelector('sky-key-value-list')!.updateComplete;
    expect(root.adoptedStyleSheets).to.have.length(1);
    expect(getComputedStyle(root.querySelector('dd')!).marginInlineStart).to.equal('0px');
  });

  it('keeps long words inside itself', async () => {
    const long = 'Sicherheitsgruppenzugehörigkeit'.repeat(4);
    const list = await make(
      html`<sky-key-value-list style="inline-size: 200px" .items=${[{ label: long, value: long, copyable: true }]}>
        <div><dt>${long}</dt><dd>${long}</dd></div>
      </sky-key-value-list>`,
    );
    expect(list.scrollWidth).to.equal(list.clientWidth);
  });

  it('warns of what is no list and of what is no pair', async () => {
    const said = await warnings(async () => {
      const list = await make(html`<sky-key-value-list><span>Zone</span></sky-key-value-list>`);
      list.items = 'Zone' as unknown as KeyValue[];
      await list.updateComplete;
      expect(valuesOf(list)).to.have.length(0);
    });
    expect(said.map(([text]) => String(text)).join())
      .to.contain('takes a list')
      .and.contain('takes <div>');
  });
});
