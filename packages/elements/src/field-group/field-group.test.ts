import { expect, fixture, fixtureCleanup, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectSame } from '../../test/same.js';
import { waitUntil } from '../../test/until.js';
import '../text-field/define.js';
import './define.js';
import type { FieldGroupColumns, SkyFieldGroup } from './index.js';

const make = (template: TemplateResult) => fixture<SkyFieldGroup>(template);
const folded = (inside: TemplateResult) => html`
  <sky-field-group label="DHCP" collapsible collapsed summary="On">${inside}</sky-field-group>
`;
const input = html`<input aria-label="Lease" required />`;
const isSeen = (group: SkyFieldGroup, selector: string) => group.querySelector(selector)!.checkVisibility();

/** What was put into the console meanwhile. */
async function saidDuring(act: () => Promise<unknown>): Promise<string[]> {
  const { warn } = console;
  const said: string[] = [];
  console.warn = (text: string) => said.push(text);
  try {
    await act();
  } finally {
    console.warn = warn;
  }
  return said;
}

describe('sky-field-group', () => {
  it('is folded up and opened by Enter and Space, and tells so', async () => {
    const group = await make(html`<sky-field-group label="DHCP" collapsible>${input}</sky-field-group>`);
    const heard: string[] = [];
    group.addEventListener('toggle', ({ oldState, newState }) => heard.push(`${oldState} ${newState}`));
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await group.updateComplete;
    expect([group.collapsed, isSeen(group, 'input')]).to.deep.equal([true, false]);
    await sendKeys({ press: 'Space' });
    await group.updateComplete;
    expect([group.collapsed, isSeen(group, 'input')]).to.deep.equal([false, true]);
    expect(heard).to.deep.equal(['open closed', 'closed open']);
  });

  it('says nothing about how it starts', async () => {
    let toggles = 0;
    const group = document.createElement('sky-field-group');
    Object.assign(group, { label: 'DHCP', collapsible: true, collapsed: true });
    group.addEventListener('toggle', () => toggles++);
    const place = await fixture(html`<div></div>`);
    place.append(group);
    await group.updateComplete;
    expect(toggles).to.equal(0);
    group.collapsed = false;
    await group.updateComplete;
    expect(toggles).to.equal(1);
  });

  it('lets Tab pass by what is folded up, and shows the summary instead', async () => {
    const place = await fixture(html`<div>${folded(input)}<button>After</button></div>`);
    const group = place.querySelector('sky-field-group')!;
    expect(group.shadowRoot!.querySelector<HTMLElement>('.summary')!.innerText).to.equal('On');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    expectSame(document.activeElement, place.querySelector('button'));
  });

  it('is not folded up unless the person may open it', async () => {
    const group = await make(html`<sky-field-group label="DHCP" collapsed>${input}</sky-field-group>`);
    expect(isSeen(group, 'input')).to.equal(true);
  });

  it('has as many columns as there is room for, and never more than were asked for', async () => {
    const group = await make(html`
      <sky-field-group label="Pool" columns="2"><i>one</i><i>two</i><i>three</i></sky-field-group>
    `);
    const columns = () => new Set([...group.children].map((child) => child.getBoundingClientRect().left)).size;
    const counts = ['300px', '500px', '1000px'].map((width) => {
      group.style.inlineSize = width;
      return columns();
    });
    expect(counts).to.deep.equal([1, 2, 2]);
  });

  it('shows a problem of the whole though it is folded up, and drops it', async () => {
    const group = await make(folded(input));
    group.error = 'Two servers are one.';
    await group.updateComplete;
    const message = group.shadowRoot!.querySelector<HTMLElement>('[part="message"]')!;
    expect(message.innerText).to.equal('Two servers are one.');
    expect(message.getAttribute('aria-live')).to.equal('polite');
    expect(group.matches(':state(invalid)')).to.equal(true);
    group.error = '';
    await group.updateComplete;
    expect(message.innerText).to.equal('');
    expect(group.matches(':state(invalid)')).to.equal(false);
  });

  it('takes no number of columns there is not, and no button without a name, and says so', async () => {
    let group: SkyFieldGroup | undefined;
    const said = await saidDuring(async () => {
      group = await make(html`
        <sky-field-group collapsible collapsed .columns=${0 as FieldGroupColumns}>${input}</sky-field-group>
      `);
    });
    expect(said.join('\n')).to.contain('columns="0"').and.to.contain('has no label');
    expect(group!.shadowRoot!.querySelector('button')).to.equal(null);
    expect(isSeen(group!, 'input')).to.equal(true);
  });

  it('can be named late', async () => {
    const group = await make(html`<sky-field-group collapsible collapsed>${input}</sky-field-group>`);
    group.append(Object.assign(document.createElement('b'), { slot: 'label', textContent: 'DHCP' }));
    await waitUntil(() => group.shadowRoot!.querySelector('button'), 'there is no button');
    expect(isSeen(group, 'input')).to.equal(false);
  });
});

describe('sky-field-group with a problem folded up in it', () => {
  const formOf = (inside: TemplateResult) =>
    fixture<HTMLFormElement>(html`<form>${folded(inside)}<button>Save</button></form>`);

  it('opens for a native control, so that the browser can go there', async () => {
    const form = await formOf(input);
    expect(form.reportValidity()).to.equal(false);
    expectSame(document.activeElement, form.querySelector('input'));
  });

  it('opens for a control of ours, and goes there when it is the first', async () => {
    const form = await formOf(html`
      <sky-text-field label="DNS"></sky-text-field><sky-text-field id="lease" label="Lease" required></sky-text-field>
    `);
    const group = form.querySelector('sky-field-group')!;
    form.querySelector('button')!.click();
    await waitUntil(() => !group.collapsed, 'it stays folded up');
    expectSame(document.activeElement, form.querySelector('#lease'));
  });

  it('shows what it opens for, however long that was folded up', async () => {
    for (let frames = 0; frames < 8; frames++) {
      const form = await formOf(html`<sky-text-field id="lease" label="Lease" required></sky-text-field>`);
      for (let frame = 0; frame < frames; frame++) await nextFrame();
      form.requestSubmit();
      const field = form.querySelector<HTMLElement>('#lease')!;
      expect([field.offsetHeight > 0, document.activeElement === field], `${frames} frames`).to.deep.equal([
        true,
        true,
      ]);
      fixtureCleanup();
    }
  });

  it('leaves focus with an earlier problem', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <sky-text-field id="name" label="Name" required></sky-text-field>
        ${folded(html`<sky-text-field label="Lease" required></sky-text-field>`)}
      </form>
    `);
    form.requestSubmit();
    await waitUntil(() => !form.querySelector('sky-field-group')!.collapsed, 'it stays folded up');
    expectSame(document.activeElement, form.querySelector('#name'));
  });

  it('stays as it is when a control is only asked', async () => {
    const form = await formOf(html`<sky-text-field label="Lease" required></sky-text-field>`);
    const group = form.querySelector('sky-field-group')!;
    expect(form.querySelector('sky-text-field')!.checkValidity()).to.equal(false);
    await Promise.resolve();
    await group.updateComplete;
    expect(group.collapsed).to.equal(true);
  });

  it('opens at once for beforematch at what is in it', async () => {
    const form = await formOf(input);
    form.querySelector('input')!.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(isSeen(form.querySelector('sky-field-group')!, 'input')).to.equal(true);
  });
});
