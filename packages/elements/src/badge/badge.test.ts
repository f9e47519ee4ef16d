import { expect, fixture } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';

import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { BadgeTone, SkyBadge } from './index.js';

const make = (template: TemplateResult) => fixture<SkyBadge>(template);
const badgeOf = (badge: SkyBadge) => badge.shadowRoot!.querySelector<HTMLElement>('[part="badge"]');
const writtenIn = (badge: SkyBadge) => badge.shadowRoot!.querySelector('bdi')?.textContent;
const saidBy = (badge: SkyBadge) => badge.shadowRoot!.querySelector('.visually-hidden')?.textContent;

describe('sky-badge', () => {
  it('writes the count as the language does', async () => {
    const badge = await make(html`<sky-badge count="1204" max="9999" lang="de"></sky-badge>`);
    expect(writtenIn(badge)).to.equal('1.204');
  });

  it('stops counting above its maximum, and says so in words', async () => {
    const badge = await make(html`<sky-badge count="99"></sky-badge>`);
    expect(writtenIn(badge)).to.equal('99');
    badge.count = 100;
    await badge.updateComplete;
    expect(writtenIn(badge)).to.equal('99+');
    expect(saidBy(badge)).to.equal('More than 99');
    await loadLanguage('ru');
    badge.lang = 'ru';
    await Promise.resolve();
    await badge.updateComplete;
    expect(saidBy(badge)).to.equal('Больше 99');
  });

  it('shows nothing at zero, unless a zero is wanted', async () => {
    const badge = await make(html`<sky-badge count="0"></sky-badge>`);
    expect(badgeOf(badge)).to.equal(null);
    badge.withZero = true;
    await badge.updateComplete;
    expect(writtenIn(badge)).to.equal('0');
  });

  it('shows nothing without a count, and none that is no number', async () => {
    expect(badgeOf(await make(html`<sky-badge></sky-badge>`))).to.equal(null);
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    try {
      expect(badgeOf(await make(html`<sky-badge count="many"></sky-badge>`))).to.equal(null);
    } finally {
      console.warn = warn;
    }
    expect(said[0]).to.contain('no number');
  });

  it('is a dot in place of a count', async () => {
    const badge = await make(html`<sky-badge dot count="120"></sky-badge>`);
    expect(writtenIn(badge)).to.equal('');
    expect(badgeOf(badge)!.getBoundingClientRect()).to.include({ width: 8, height: 8 });
    expect(saidBy(badge)).to.equal(undefined);
  });

  it('moves to the corner of what is put into it, then or later', async () => {
    const badge = await make(html`<sky-badge count="3"></sky-badge>`);
    const inline = badgeOf(badge)!;
    expect(getComputedStyle(inline).position).to.equal('static');
    const subject = document.createElement('button');
    subject.style.cssText = 'inline-size: 40px; block-size: 40px';
    badge.append(subject);
    await new Promise((resolve) => badge.shadowRoot!.addEventListener('slotchange', resolve, { once: true }));
    await badge.updateComplete;
    expect(getComputedStyle(inline).position).to.equal('absolute');
    expect(inline.getBoundingClientRect().right).to.be.greaterThan(subject.getBoundingClientRect().right);
    badge.dir = 'rtl';
    expect(inline.getBoundingClientRect().left).to.be.lessThan(subject.getBoundingClientRect().left);
  });

  it('lets its subject be pressed through it', async () => {
    const badge = await make(
      html`<sky-badge count="3"><button style="inline-size: 40px; block-size: 40px"></button></sky-badge>`,
    );
    const { x, y } = badgeOf(badge)!.getBoundingClientRect();
    expect(document.elementFromPoint(x + 4, y + 9)?.localName).to.equal('button');
  });

  it('has the neutral look for a tone it does not know, and says so', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    try {
      const badge = await make(html`<sky-badge count="3" tone=${'loud' as BadgeTone}></sky-badge>`);
      expect(badgeOf(badge)!.classList.contains('neutral')).to.equal(true);
    } finally {
      console.warn = warn;
    }
    expect(said[0]).to.contain('tone="loud"');
  });
});
