import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { deepActiveElement } from '../../src/core/composed-tree.js';
import type { CloseReason } from '../../src/core/events.js';
import { overlays } from '../../src/core/overlay-stack.js';
import { expectAccessible, settled } from '../axe.js';
import { expectSame } from '../same.js';
import { nodeOf } from '../tree.js';

export interface DialogElement extends HTMLElement {
  open: boolean;
  heading: string;
  readonly updateComplete: Promise<unknown>;
}

export interface DialogClosing<T> {
  /** How the person asks, such as "the close button". */
  title: string;
  reason: CloseReason;
  act(dialog: T): Promise<void>;
}

export interface DialogCases<T extends DialogElement> {
  /** The closed element without heading, with at least two things inside that can have focus. */
  make(): TemplateResult;
  role: 'dialog' | 'alertdialog';
  /** What has focus once it is open. */
  focused(dialog: T): Element;
  /** Ways for a person to close it, besides Escape. */
  closings: [DialogClosing<T>, ...DialogClosing<T>[]];
}

interface Scene<T> {
  opener: HTMLButtonElement;
  dialog: T;
}

const heading = 'Delete 3 instances?';

/** What every modal dialog must do: take focus and give it back, be named, close when asked and say why. */
export function describeDialog<T extends DialogElement>(tag: string, cases: DialogCases<T>): void {
  async function scene(): Promise<Scene<T>> {
    const root = await fixture(
      html`<div lang="en"><button>Open</button>${cases.make()}<input aria-label="Behind" /></div>`,
    );
    const dialog = root.querySelector<T>(tag)!;
    dialog.heading = heading;
    await dialog.updateComplete;
    return { opener: root.querySelector('button')!, dialog };
  }

  async function openScene(): Promise<Scene<T>> {
    const made = await scene();
    made.opener.focus();
    const opened = oneEvent(made.dialog, 'sky-open');
    made.dialog.open = true;
    await opened;
    await settled(document);
    return made;
  }

  describe(`${tag} as a dialog`, () => {
    describeFocus(cases, openScene);
    describeClosing(cases, openScene);
    describeSurroundings(tag, cases, scene, openScene);
  });
}

function describeFocus<T extends DialogElement>(cases: DialogCases<T>, openScene: () => Promise<Scene<T>>): void {
  it('takes focus, and gives it back', async () => {
    const { opener, dialog } = await openScene();
    expectSame(deepActiveElement(), cases.focused(dialog));
    const closed = oneEvent(dialog, 'sky-closed');
    dialog.open = false;
    await closed;
    expectSame(document.activeElement, opener);
  });

  it('keeps what is behind it out of reach', async () => {
    const { opener, dialog } = await openScene();
    opener.focus();
    expect(document.activeElement === opener, 'the opener has focus').to.equal(false);
    expect(
      overlays.topModal && (overlays.topModal === dialog || dialog.shadowRoot!.contains(overlays.topModal)),
    ).to.equal(true);
    await sendKeys({ press: 'Shift+Tab' });
    expect(document.activeElement === opener, 'the opener has focus').to.equal(false);
  });
}

function describeClosing<T extends DialogElement>(cases: DialogCases<T>, openScene: () => Promise<Scene<T>>): void {
  const escape: DialogClosing<T> = { title: 'Escape', reason: 'escape', act: () => sendKeys({ press: 'Escape' }) };

  for (const { title, reason, act } of [escape, ...cases.closings]) {
    it(`closes by ${title}, and says so`, async () => {
      const { dialog } = await openScene();
      const reasons: CloseReason[] = [];
      dialog.addEventListener('sky-close', (event) => reasons.push(event.reason));
      const closed = oneEvent(dialog, 'sky-closed');
      await act(dialog);
      await closed;
      expect(reasons).to.deep.equal([reason]);
      expect(dialog.open).to.equal(false);
      expect(overlays.top === undefined, 'something is still open').to.equal(true);
    });

    it(`stays open after ${title} when its owner refuses`, async () => {
      const { dialog } = await openScene();
      dialog.addEventListener('sky-close', (event) => event.preventDefault());
      const asked = oneEvent(dialog, 'sky-close');
      await act(dialog);
      await asked;
      await dialog.updateComplete;
      expect(dialog.open).to.equal(true);
      expect(overlays.topModal !== null).to.equal(true);
    });
  }

  it('closes without asking when code sets the property', async () => {
    const { dialog } = await openScene();
    let asked = 0;
    dialog.addEventListener('sky-close', () => asked++);
    const closed = oneEvent(dialog, 'sky-closed');
    dialog.open = false;
    await closed;
    expect(asked).to.equal(0);
  });

  it('leaves no trace when it is taken off the page', async () => {
    const { dialog } = await openScene();
    dialog.remove();
    expect(overlays.top === undefined, 'something is still open').to.equal(true);
    expect(document.documentElement.style.overflow).to.equal('');
  });
}

function describeSurroundings<T extends DialogElement>(
  tag: string,
  cases: DialogCases<T>,
  scene: () => Promise<Scene<T>>,
  openScene: () => Promise<Scene<T>>,
): void {
  it('is a modal with its heading as the name', async () => {
    await openScene();
    const node = await nodeOf(tag, cases.role);
    expect(node).to.deep.include({ role: cases.role, name: heading, modal: true });
  });

  it('stops the page from scrolling, without a shift', async () => {
    const { dialog } = await scene();
    const tall = document.createElement('div');
    tall.style.blockSize = '300vh';
    document.body.append(tall);
    try {
      const width = tall.getBoundingClientRect().width;
      const opened = oneEvent(dialog, 'sky-open');
      dialog.open = true;
      await opened;
      expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');
      expect(tall.getBoundingClientRect().width).to.equal(width);
    } finally {
      tall.remove();
    }
  });

  it('is accessible, from left and from right', async () => {
    const { dialog } = await openScene();
    await expectAccessible(dialog);
    dialog.parentElement!.dir = 'rtl';
    await expectAccessible(dialog);
  });
}
