import { expect, fixture } from '@open-wc/testing';
import { html, render, type TemplateResult } from 'lit';

import { ManualClock } from '../../test/manual-clock.js';
import './define.js';
import type { RelativeTimeLength, SkyRelativeTime } from './index.js';
import { spanBetween } from './relative-time.rules.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const at = (distance: number) => new Date(NOW + distance).toISOString();

describe('the span between a moment and now', () => {
  for (const [distance, unit, amount, lasts] of [
    [0, 'second', 0, MINUTE],
    [-59 * SECOND, 'second', 0, SECOND],
    [59 * SECOND, 'second', 0, 119 * SECOND],
    [-MINUTE, 'minute', -1, MINUTE],
    [-90 * SECOND, 'minute', -1, 30 * SECOND],
    [90 * SECOND, 'minute', 1, 30 * SECOND + 1],
    [-59.5 * MINUTE, 'minute', -59, 0.5 * MINUTE],
    [-HOUR, 'hour', -1, HOUR],
    [-47 * HOUR, 'day', -1, HOUR],
    [-31 * DAY, 'month', -1, 29 * DAY],
    [-362 * DAY, 'month', -12, 3 * DAY],
    [-800 * DAY, 'year', -2, 295 * DAY],
    [800 * DAY, 'year', 2, 70 * DAY + 1],
  ] as const) {
    it(`is ${amount} ${unit} at ${distance} milliseconds`, () => {
      expect(spanBetween(NOW + distance, NOW)).to.deep.equal({ unit, amount, lasts });
    });
  }
});

describe('sky-relative-time', () => {
  let clock: ManualClock;
  // The test tool waits by the page's own time: elements are made before time is taken in hand.
  const make = async (template: TemplateResult) => {
    clock.restore();
    const place = await fixture(html`<div></div>`);
    clock = new ManualClock(NOW);
    render(template, place as HTMLElement);
    const elements = [...place.querySelectorAll('sky-relative-time')];
    await Promise.all(elements.map((element) => element.updateComplete));
    return elements;
  };
  const timeOf = (element: SkyRelativeTime) => element.shadowRoot!.querySelector('time')!;
  const saidBy = (element: SkyRelativeTime) => element.shadowRoot!.textContent!.trim();

  beforeEach(() => (clock = new ManualClock(NOW)));
  afterEach(() => clock.restore());

  it('says how long ago it was, and has the whole date', async () => {
    const [element] = await make(html`<sky-relative-time datetime=${at(-3 * MINUTE)}></sky-relative-time>`);
    expect(saidBy(element!)).to.equal('3 minutes ago');
    expect(timeOf(element!).dateTime).to.equal('2026-11-21T11:57:00.000Z');
    expect(timeOf(element!).title)
      .to.contain('November 21, 2026')
      .and.match(/ \d\d:57:00/)
      .and.not.match(/[AP]M/);
  });

  it('goes on as time passes, and says something only when it changed', async () => {
    const [element] = await make(html`<sky-relative-time datetime=${at(-58 * SECOND)}></sky-relative-time>`);
    expect(saidBy(element!)).to.equal('now');
    clock.pass(2 * SECOND);
    await element!.updateComplete;
    expect(saidBy(element!)).to.equal('1 minute ago');
    clock.pass(59 * SECOND);
    expect(element!.isUpdatePending).to.equal(false);
    clock.pass(SECOND);
    await element!.updateComplete;
    expect(saidBy(element!)).to.equal('2 minutes ago');
  });

  it('counts down, and goes through now into the past', async () => {
    const [element] = await make(html`<sky-relative-time datetime=${at(2 * MINUTE)}></sky-relative-time>`);
    expect(saidBy(element!)).to.equal('in 2 minutes');
    for (const [duration, said] of [
      [1, 'in 1 minute'],
      [MINUTE, 'now'],
    ] as const) {
      clock.pass(duration);
      await element!.updateComplete;
      expect(saidBy(element!)).to.equal(said);
    }
    clock.pass(2 * MINUTE);
    await element!.updateComplete;
    expect(saidBy(element!)).to.equal('1 minute ago');
  });

  it('shares one timer, and leaves none behind', async () => {
    const elements = await make(html`
      <sky-relative-time datetime=${at(-HOUR)}></sky-relative-time>
      <sky-relative-time datetime=${at(-90 * SECOND)}></sky-relative-time>
      <sky-relative-time datetime=${at(DAY)}></sky-relative-time>`);
    expect(clock.timers).to.equal(1);
    clock.pass(30 * SECOND);
    await elements[1]!.updateComplete;
    expect(elements.map(saidBy)).to.deep.equal(['1 hour ago', '2 minutes ago', 'in 23 hours']);
    for (const element of elements) element.remove();
    expect(clock.timers).to.equal(0);
  });

  it('catches up when it comes back into the page', async () => {
    const [element] = await make(html`<sky-relative-time datetime=${at(-MINUTE)}></sky-relative-time>`);
    const place = element!.parentElement!;
    element!.remove();
    clock.pass(HOUR);
    place.append(element!);
    await element!.updateComplete;
    expect(saidBy(element!)).to.equal('1 hour ago');
    clock.pass(HOUR);
    await element!.updateComplete;
    expect(saidBy(element!)).to.equal('2 hours ago');
  });

  it('rests while nobody looks, and catches up when somebody does', async () => {
    const [element] = await make(html`<sky-relative-time datetime=${at(-MINUTE)}></sky-relative-time>`);
    const look = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      look(true);
      expect(clock.timers).to.equal(0);
      clock.pass(5 * MINUTE);
      expect(saidBy(element!)).to.equal('1 minute ago');
      look(false);
      clock.pass(0);
      await element!.updateComplete;
      expect(saidBy(element!)).to.equal('6 minutes ago');
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
  });

  it('speaks the language around it, in Latin digits', async () => {
    const [element] = await make(html`<sky-relative-time lang="de" datetime=${at(-3 * MINUTE)}></sky-relative-time>`);
    expect(saidBy(element!)).to.equal('vor 3 Minuten');
    element!.lang = 'ar-EG';
    await Promise.resolve();
    await element!.updateComplete;
    expect(saidBy(element!)).to.contain('3').and.not.match(/[٠-٩]/);
    expect(timeOf(element!).title).to.contain('2026').and.not.match(/[٠-٩]/);
  });

  it('can be shorter', async () => {
    const [element] = await make(
      html`<sky-relative-time length="narrow" datetime=${at(-3 * MINUTE)}></sky-relative-time>`,
    );
    expect(saidBy(element!)).to.equal('3m ago');
  });

  it('shows a dash without a moment, and what it cannot read as it is', async () => {
    const { warn } = console;
    const warned: string[] = [];
    console.warn = (text: string) => warned.push(text);
    try {
      const [none, odd] = await make(html`
        <sky-relative-time></sky-relative-time>
        <sky-relative-time datetime="last winter" length=${'huge' as RelativeTimeLength}></sky-relative-time>`);
      expect(none!.shadowRoot!.querySelector('.missing')!.textContent).to.equal('–');
      expect(saidBy(odd!)).to.equal('last winter');
    } finally {
      console.warn = warn;
    }
    expect(warned.join()).to.contain('length="huge"').and.contain('cannot read datetime="last winter"');
  });
});
