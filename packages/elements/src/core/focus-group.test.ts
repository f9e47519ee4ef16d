import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, LitElement } from 'lit';
import { property } from 'lit/decorators.js';

import { define } from './define.js';
import { FocusGroup, type Orientation } from './focus-group.js';

class Group extends LitElement {
  @property({ attribute: 'orientation' }) orientation: Orientation = 'horizontal';
  readonly moves: string[] = [];
  readonly group = new FocusGroup(this, {
    items: () => [...this.querySelectorAll<HTMLElement>('button:not([disabled])')],
    orientation: () => this.orientation,
    text: (item) => item.textContent!,
    moved: (item) => this.moves.push(item.textContent!),
  });

  protected override render() {
    return html`<slot @slotchange=${() => this.group.refresh()}></slot>`;
  }
}
define('sky-test-group', Group);

async function groupOf(names: string[], orientation = 'horizontal', dir = 'ltr'): Promise<Group> {
  const root = await fixture(html`<div dir=${dir}>
    <sky-test-group orientation=${orientation}>${names.map((name) => html`<button>${name}</button>`)}</sky-test-group>
  </div>`);
  const group = root.querySelector<Group>('sky-test-group')!;
  await group.updateComplete;
  group.querySelector('button')!.focus();
  return group;
}

async function focusAfter(...keys: string[]): Promise<string> {
  for (const press of keys) await sendKeys({ press });
  return document.activeElement!.textContent!;
}

describe('FocusGroup', () => {
  it('is one tab stop', async () => {
    const group = await groupOf(['Start', 'Stop', 'Reboot']);
    await sendKeys({ press: 'ArrowRight' });
    expect([...group.querySelectorAll('button')].map((item) => item.tabIndex)).to.deep.equal([-1, 0, -1]);
  });

  it('moves by arrows round its ends, by Home and by End', async () => {
    const group = await groupOf(['Start', 'Stop', 'Reboot']);
    expect(await focusAfter('ArrowRight')).to.equal('Stop');
    expect(await focusAfter('End')).to.equal('Reboot');
    expect(await focusAfter('ArrowRight')).to.equal('Start');
    expect(await focusAfter('ArrowLeft')).to.equal('Reboot');
    expect(await focusAfter('Home')).to.equal('Start');
    expect(await focusAfter('ArrowDown')).to.equal('Start');
    expect(group.moves).to.deep.equal(['Stop', 'Reboot', 'Start', 'Reboot', 'Start']);
  });

  it('turns its arrows round from right to left', async () => {
    await groupOf(['Start', 'Stop', 'Reboot'], 'horizontal', 'rtl');
    expect(await focusAfter('ArrowLeft')).to.equal('Stop');
    expect(await focusAfter('ArrowRight')).to.equal('Start');
  });

  it('moves up and down only when it stands', async () => {
    await groupOf(['Start', 'Stop', 'Reboot'], 'vertical');
    expect(await focusAfter('ArrowDown')).to.equal('Stop');
    expect(await focusAfter('ArrowRight')).to.equal('Stop');
    expect(await focusAfter('ArrowUp')).to.equal('Start');
  });

  it('finds an item by its letters, and the next one by the same letter', async () => {
    await groupOf(['Start', 'Stop', 'Shut off', 'Soft reboot', 'Öffnen'], 'vertical');
    expect(await focusAfter('s')).to.equal('Stop');
    expect(await focusAfter('s')).to.equal('Shut off');
    await groupOf(['Start', 'Stop', 'Shut off', 'Soft reboot'], 'vertical');
    await sendKeys({ type: 'so' });
    expect(document.activeElement!.textContent).to.equal('Soft reboot');
  });

  it('gives the tab stop to another when its item goes away', async () => {
    const group = await groupOf(['Start', 'Stop']);
    group.querySelector('button')!.remove();
    group.group.refresh();
    expect(group.querySelector('button')!.tabIndex).to.equal(0);
  });
});
