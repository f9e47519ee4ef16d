import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { overlays, type Overlay } from './overlay-stack.js';

describe('overlays', () => {
  let left: (() => void)[] = [];
  let escaped: string[] = [];

  const push = (name: string, modal = false): (() => void) => {
    const overlay: Overlay = { element: document.createElement('div'), modal, escape: () => void escaped.push(name) };
    const leave = overlays.push(overlay);
    left.push(leave);
    return leave;
  };

  afterEach(() => {
    for (const leave of left) leave();
    left = [];
    escaped = [];
  });

  it('give Escape to the topmost only', async () => {
    push('dialog', true);
    const leaveMenu = push('menu');
    await sendKeys({ press: 'Escape' });
    leaveMenu();
    leaveMenu();
    await sendKeys({ press: 'Escape' });
    expect(escaped).to.deep.equal(['menu', 'dialog']);
  });

  it('leave Escape to whoever took it inside', async () => {
    const input = await fixture<HTMLInputElement>(html`<input @keydown=${(event: Event) => event.preventDefault()} />`);
    push('dialog', true);
    input.focus();
    await sendKeys({ press: 'Escape' });
    expect(escaped).to.deep.equal([]);
  });

  it('know the topmost modal, and tell of each change', () => {
    let changes = 0;
    const stop = overlays.subscribe(() => changes++);
    const leave = push('dialog', true);
    const modal = overlays.topModal;
    push('menu');
    expect(overlays.topModal === modal && modal !== null).to.equal(true);
    leave();
    expect(overlays.topModal === null).to.equal(true);
    stop();
    push('another');
    expect(changes).to.equal(3);
  });
});
