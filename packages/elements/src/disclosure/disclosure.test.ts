import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { expectSame } from '../../test/same.js';
import './define.js';
import type { SkyDisclosure } from './index.js';

const inner = <T extends HTMLElement>(disclosure: SkyDisclosure, selector: string) =>
  disclosure.shadowRoot!.querySelector<T>(selector)!;
const isShown = (element: Element) => element.checkVisibility();

const make = () =>
  fixture<SkyDisclosure>(html`<sky-disclosure label="Advanced"><input aria-label="MTU" /></sky-disclosure>`);

const makeGroup = async () => {
  const root = await fixture(html`
    <div>
      <sky-disclosure name="questions" label="One" open>1</sky-disclosure>
      <sky-disclosure name="questions" label="Two">2</sky-disclosure>
      <sky-disclosure name="others" label="Other" open>3</sky-disclosure>
      <sky-disclosure label="Alone" open>4</sky-disclosure>
    </div>
  `);
  return { root, all: [...root.querySelectorAll('sky-disclosure')] };
};
const openOnes = (all: SkyDisclosure[]) => all.filter(({ open }) => open).map(({ label }) => label);

describe('sky-disclosure', () => {
  it('shows nothing of what is folded, and its line always', async () => {
    const disclosure = await make();
    expect(isShown(disclosure.querySelector('input')!)).to.equal(false);
    expect(inner(disclosure, 'summary').textContent!.trim()).to.equal('Advanced');
    disclosure.open = true;
    await disclosure.updateComplete;
    expect(isShown(disclosure.querySelector('input')!)).to.equal(true);
  });

  it('is unfolded and folded by a press, and has its attribute at once', async () => {
    const disclosure = await make();
    inner(disclosure, 'summary').click();
    expect(disclosure.open).to.equal(true);
    await disclosure.updateComplete;
    expect(disclosure.hasAttribute('open')).to.equal(true);
    inner(disclosure, 'summary').click();
    await disclosure.updateComplete;
    expect([disclosure.open, inner<HTMLDetailsElement>(disclosure, 'details').open]).to.deep.equal([false, false]);
  });

  for (const press of ['Enter', 'Space']) {
    it(`is unfolded and folded by ${press}, and focus stays`, async () => {
      const disclosure = await make();
      await sendKeys({ press: 'Tab' });
      expectSame(disclosure.shadowRoot!.activeElement, inner(disclosure, 'summary'));
      for (const isOpen of [true, false]) {
        const told = oneEvent(disclosure, 'toggle');
        await sendKeys({ press });
        await told;
        expect(disclosure.open).to.equal(isOpen);
      }
      expectSame(disclosure.shadowRoot!.activeElement, inner(disclosure, 'summary'));
    });
  }

  it('has what is unfolded next in the order of Tab, and what is folded not at all', async () => {
    const disclosure = await make();
    const after = document.createElement('button');
    disclosure.after(after);
    disclosure.focus();
    await sendKeys({ press: 'Tab' });
    expectSame(document.activeElement, after);
    disclosure.open = true;
    await disclosure.updateComplete;
    disclosure.focus();
    await sendKeys({ press: 'Tab' });
    expectSame(document.activeElement, disclosure.querySelector('input'));
  });

  it('tells of each change, whoever made it, and stays inside its tree', async () => {
    const disclosure = await make();
    let above = 0;
    disclosure.parentElement!.addEventListener('toggle', () => above++);
    const opened = oneEvent(disclosure, 'toggle') as Promise<ToggleEvent>;
    disclosure.open = true;
    expect((await opened).newState).to.equal('open');
    const closed = oneEvent(disclosure, 'toggle') as Promise<ToggleEvent>;
    inner(disclosure, 'summary').click();
    expect((await closed).newState).to.equal('closed');
    expect(above).to.equal(0);
  });

  it('follows the browser, which unfolds it by itself for what was searched for', async () => {
    const disclosure = await make();
    const told = oneEvent(disclosure, 'toggle');
    // The search of the browser is outside the page; this is all that it does to the page.
    inner<HTMLDetailsElement>(disclosure, 'details').open = true;
    await told;
    expect(disclosure.open).to.equal(true);
  });

  it('stays as it is while disabled, for a person', async () => {
    const disclosure = await make();
    disclosure.disabled = true;
    await disclosure.updateComplete;
    disclosure.focus();
    await sendKeys({ press: 'Enter' });
    inner(disclosure, 'summary').click();
    await disclosure.updateComplete;
    expect(inner<HTMLDetailsElement>(disclosure, 'details').open).to.equal(false);
  });

  it('is as it was after it was moved', async () => {
    const disclosure = await make();
    disclosure.open = true;
    await disclosure.updateComplete;
    const place = document.createElement('div');
    disclosure.parentElement!.append(place);
    place.append(disclosure);
    await disclosure.updateComplete;
    inner(disclosure, 'summary').click();
    await disclosure.updateComplete;
    expect(isShown(disclosure.querySelector('input')!)).to.equal(false);
  });
});

describe('sky-disclosure with a name', () => {
  it('takes turns with those of its name, and with no others', async () => {
    const { all } = await makeGroup();
    inner(all[1]!, 'summary').click();
    await all[1]!.updateComplete;
    expect(openOnes(all)).to.deep.equal(['Two', 'Other', 'Alone']);
    all[0]!.open = true;
    await all[0]!.updateComplete;
    expect(openOnes(all)).to.deep.equal(['One', 'Other', 'Alone']);
  });

  it('takes turns from when it has its name', async () => {
    const { all } = await makeGroup();
    all[3]!.name = 'questions';
    await all[3]!.updateComplete;
    expect(openOnes(all)).to.deep.equal(['Other', 'Alone']);
  });

  it('comes folded to a page on which another is open', async () => {
    const { root, all } = await makeGroup();
    const late = Object.assign(document.createElement('sky-disclosure'), {
      name: 'questions',
      label: 'Late',
      open: true,
    });
    root.append(late);
    await late.updateComplete;
    expect([late.open, all[0]!.open]).to.deep.equal([false, true]);
  });

  it('lets the first be open where the page has several open', async () => {
    const root = await fixture(html`
      <div>
        <sky-disclosure name="a" label="One" open></sky-disclosure>
        <sky-disclosure name="a" label="Two" open></sky-disclosure>
      </div>
    `);
    expect(openOnes([...root.querySelectorAll('sky-disclosure')])).to.deep.equal(['One']);
  });
});
