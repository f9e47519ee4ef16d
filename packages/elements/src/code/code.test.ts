import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectSame } from '../../test/same.js';
import './define.js';
import type { SkyCode } from './index.js';

const make = (template: TemplateResult) => fixture<SkyCode>(template);
const codeOf = (code: SkyCode) => code.shadowRoot!.querySelector<HTMLElement>('[part="code"]')!;
const linesOf = (code: SkyCode) => [...code.shadowRoot!.querySelectorAll('.line')].map((line) => line.textContent);
const copyOf = (code: SkyCode) => code.shadowRoot!.querySelector('sky-copy-button')!;

/** Until the box knows whether it scrolls: the browser tells of sizes once a frame. */
async function measured(code: SkyCode): Promise<void> {
  await new Promise((resolve) => new ResizeObserver(resolve).observe(codeOf(code)));
  await code.updateComplete;
}

const long = 'x'.repeat(400);

describe('sky-code', () => {
  it('shows its text line by line, without the break after the start tag and the blanks at the end', async () => {
    const code = await make(html`<sky-code>
  one

two <b>bold</b>
      </sky-code>`);
    expect(linesOf(code)).to.deep.equal(['  one\n', '\n', 'two bold']);
    expect(codeOf(code).textContent).to.equal('  one\n\ntwo bold');
  });

  it('marks lines without a change of its text, and leads to the first of them', async () => {
    const code = await make(
      html`<sky-code style="--sky-code-max-block-size: 60px">${'line\n'.repeat(40)}last</sky-code>`,
    );
    const before = codeOf(code).textContent;
    code.markedLines = [39, 40];
    await code.updateComplete;
    expect(code.shadowRoot!.querySelectorAll('.marked')).to.have.length(2);
    expect(codeOf(code).textContent).to.equal(before);
    expect(codeOf(code).scrollTop).to.be.greaterThan(100);
    code.markedLines = [39, 40];
    expect(code.isUpdatePending).to.equal(false);
    code.markedLines = [];
    await code.updateComplete;
    expect(code.shadowRoot!.querySelectorAll('.marked')).to.have.length(0);
  });

  it('follows its text', async () => {
    const code = await make(html`<sky-code>one</sky-code>`);
    code.firstChild!.textContent = 'two';
    await Promise.resolve();
    await code.updateComplete;
    expect(linesOf(code)).to.deep.equal(['two']);
    const place = code.parentElement!;
    code.remove();
    code.textContent = 'three';
    place.append(code);
    await code.updateComplete;
    expect(linesOf(code)).to.deep.equal(['three']);
  });

  it('copies the text and nothing else', async () => {
    const code = await make(html`<sky-code with-copy with-line-numbers>
one
two</sky-code>`);
    expect(copyOf(code).value).to.equal('one\ntwo');
    code.inline = true;
    code.textContent = ' three ';
    await Promise.resolve();
    await code.updateComplete;
    expect(copyOf(code).value).to.equal('three');
    expect(getComputedStyle(code).display, 'in the line').to.equal('inline');
  });

  it('scrolls a long line, and breaks it when the switch is pressed', async () => {
    const code = await make(html`<sky-code with-wrap-switch style="inline-size: 200px">${long}</sky-code>`);
    await measured(code);
    const box = codeOf(code);
    expect(box.scrollWidth).to.be.greaterThan(box.clientWidth);
    expect(box.tabIndex).to.equal(0);
    const wrapSwitch = code.shadowRoot!.querySelector<HTMLElement>('[aria-pressed]')!;
    wrapSwitch.focus();
    await sendKeys({ press: 'Space' });
    await code.updateComplete;
    expect(code.wrap).to.equal(true);
    expect(wrapSwitch.ariaPressed).to.equal('true');
    await measured(code);
    expect(box.scrollWidth).to.equal(box.clientWidth);
    expect(box.tabIndex).to.equal(-1);
    await sendKeys({ press: 'Enter' });
    expect(code.wrap).to.equal(false);
  });

  it('goes on under its own line when it is broken, and not under the number', async () => {
    const code = await make(html`<sky-code wrap with-line-numbers style="inline-size: 200px">${long}</sky-code>`);
    const range = document.createRange();
    range.selectNodeContents(code.shadowRoot!.querySelector('.line')!);
    const rows = [...range.getClientRects()];
    expect(rows.length).to.be.greaterThan(2);
    expect(new Set(rows.map(({ left }) => Math.round(left))).size).to.equal(1);
    expect(rows[0]!.left - codeOf(code).getBoundingClientRect().left).to.be.greaterThan(30);
    expect(rows[0]!.top - codeOf(code).getBoundingClientRect().top, 'beside its number').to.be.lessThan(20);
  });

  it('can be scrolled by keyboard when it is higher than it may be', async () => {
    const code = await make(
      html`<sky-code style="--sky-code-max-block-size: 60px">${Array.from({ length: 30 }, String).join('\n')}</sky-code>`,
    );
    await measured(code);
    const before = document.createElement('button');
    code.before(before);
    before.focus();
    await sendKeys({ press: 'Tab' });
    expectSame(code.shadowRoot!.activeElement, codeOf(code), 'focus');
    const scrolled = new Promise((resolve) => codeOf(code).addEventListener('scroll', resolve, { once: true }));
    await sendKeys({ press: 'End' });
    await scrolled;
    expect(codeOf(code).scrollTop).to.be.greaterThan(0);
    before.remove();
  });

  it('stands from left to right in Arabic, too', async () => {
    const code = await make(html`<sky-code dir="rtl" lang="ar">ls -l</sky-code>`);
    expect(getComputedStyle(codeOf(code)).direction).to.equal('ltr');
  });

  it('breaks within a sentence, and never leaves its line', async () => {
    const place = await fixture(html`<p style="inline-size: 200px">Run <sky-code inline>${long}</sky-code></p>`);
    expect(place.scrollWidth).to.equal(place.clientWidth);
    expect(place.querySelector('sky-code')!.shadowRoot!.querySelector('pre')).to.equal(null);
  });

  it('has a head only when something is in it', async () => {
    const code = await make(html`<sky-code>one</sky-code>`);
    const head = () => code.shadowRoot!.querySelector<HTMLElement>('.head')!;
    expect(head().hidden).to.equal(true);
    code.language = 'YAML';
    await code.updateComplete;
    expect(head().hidden).to.equal(false);
    expect(head().textContent.trim()).to.equal('YAML');
  });
});
