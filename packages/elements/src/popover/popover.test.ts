import { expect, fixture, oneEvent } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { settled } from '../../test/axe.js';
import { needs } from '../../test/needs.js';
import { expectSame } from '../../test/same.js';
import { deepActiveElement } from '../core/composed-tree.js';
import type { CloseReason } from '../core/events.js';
import { overlays } from '../core/overlay-stack.js';
import '../button/define.js';
import '../dialog/define.js';
import '../text-field/define.js';
import '../tooltip/define.js';
import './define.js';
import type { SkyPopover } from './index.js';

const panelOf = (popover: SkyPopover) => popover.shadowRoot!.querySelector<HTMLElement>('[popover]')!;
const isShown = (popover: SkyPopover) => panelOf(popover).matches(':popover-open');

async function pressOn(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
}

interface Scene {
  root: HTMLElement;
  popover: SkyPopover;
  trigger: HTMLElement;
}

async function scene(
  template: TemplateResult = html`<button slot="trigger">Columns</button><button id="inside">Reset</button>`,
): Promise<Scene> {
  const root = await fixture<HTMLElement>(html`
    <div style="padding: 100px">
      <button id="before">Before</button>
      <sky-popover label="Columns">${template}</sky-popover>
      <button id="after" style="margin-inline-start: 300px">After</button>
    </div>
  `);
  const popover = root.querySelector('sky-popover')!;
  return { root, popover, trigger: popover.querySelector<HTMLElement>('[slot="trigger"]')! };
}

async function openScene(template?: TemplateResult): Promise<Scene> {
  const made = await scene(template);
  const opened = oneEvent(made.popover, 'sky-open');
  await pressOn(made.trigger);
  await opened;
  await settled(document);
  return made;
}

describe('sky-popover', () => {
  it('opens and closes by its trigger', async () => {
    const { popover, trigger } = await openScene();
    expect([popover.open, isShown(popover)]).to.deep.equal([true, true]);
    expect(popover.matches(':state(open)')).to.equal(true);
    const closed = oneEvent(popover, 'sky-closed');
    await pressOn(trigger);
    await closed;
    expect([popover.open, isShown(popover)]).to.deep.equal([false, false]);
    expect(popover.matches(':state(open)')).to.equal(false);
  });

  it('tells its trigger whether it is open', async () => {
    const { popover, trigger } = await scene();
    expect([trigger.ariaExpanded, trigger.ariaHasPopup]).to.deep.equal(['false', 'dialog']);
    popover.show();
    await popover.updateComplete;
    expect(trigger.ariaExpanded).to.equal('true');
  });

  it('tells a trigger that comes later', async () => {
    const { popover } = await scene(html`Text`);
    popover.show();
    await popover.updateComplete;
    expect(overlays.top === undefined, 'it is shown without a trigger').to.equal(true);
    const button = Object.assign(document.createElement('sky-button'), { slot: 'trigger', textContent: 'Columns' });
    const opened = oneEvent(popover, 'sky-open');
    popover.append(button);
    await opened;
    expect([button.expanded, button.haspopup]).to.deep.equal([true, 'dialog']);
    expect(isShown(popover)).to.equal(true);
  });

  it('looks through a tooltip around its trigger', async () => {
    const { popover } = await openScene(
      html`<sky-tooltip slot="trigger" text="More"><sky-button>Columns</sky-button></sky-tooltip>`,
    );
    const button = popover.querySelector('sky-button')!;
    expect([button.expanded, button.haspopup]).to.deep.equal([true, 'dialog']);
    expect(popover.querySelector('sky-tooltip')!.hasAttribute('aria-expanded')).to.equal(false);
    await sendKeys({ press: 'Escape' });
    await popover.updateComplete;
    expectSame(document.activeElement, button);
  });

  it('stands below its trigger, in line with its start in either direction', async () => {
    for (const [dir, edge] of [
      ['ltr', 'left'],
      ['rtl', 'right'],
    ] as const) {
      document.documentElement.dir = dir;
      try {
        const { popover, trigger } = await openScene();
        const panel = panelOf(popover).getBoundingClientRect();
        expect(panel[edge]).to.be.closeTo(trigger.getBoundingClientRect()[edge], 1);
        expect(panel.top).to.be.greaterThan(trigger.getBoundingClientRect().bottom);
      } finally {
        document.documentElement.removeAttribute('dir');
      }
    }
  });

  it('can be seen once it has come', async () => {
    const { popover } = await openScene();
    expect(getComputedStyle(panelOf(popover)).opacity).to.equal('1');
  });

  it('takes its width from the custom property', async () => {
    const { popover } = await openScene();
    popover.style.setProperty('--sky-popover-width', '240px');
    expect(panelOf(popover).offsetWidth).to.equal(240);
  });
});

describe('sky-popover, focus', () => {
  it('goes to the box and back to the trigger', async () => {
    const { popover, trigger } = await openScene();
    expectSame(deepActiveElement(), panelOf(popover));
    await sendKeys({ press: 'Escape' });
    await popover.updateComplete;
    expectSame(document.activeElement, trigger);
  });

  it('goes to what asks for it', async () => {
    const { popover } = await openScene(
      html`<sky-button slot="trigger">Project</sky-button><sky-text-field label="Find" autofocus></sky-text-field>`,
    );
    expectSame(document.activeElement, popover.querySelector('sky-text-field'));
    await sendKeys({ press: 'Escape' });
    await popover.updateComplete;
    expectSame(document.activeElement, popover.querySelector('sky-button'));
  });

  it('goes through the content and on, and it closes behind', async () => {
    const { root, popover } = await openScene();
    await sendKeys({ press: 'Tab' });
    expectSame(document.activeElement, root.querySelector('#inside'));
    const closed = oneEvent(popover, 'sky-closed');
    await sendKeys({ press: 'Tab' });
    expectSame(document.activeElement, root.querySelector('#after'));
    await closed;
    expectSame(document.activeElement, root.querySelector('#after'));
  });

  it('can go back to the trigger without closing it', async () => {
    const { popover, trigger } = await openScene();
    await sendKeys({ press: 'Shift+Tab' });
    expectSame(document.activeElement, trigger);
    expect(popover.open).to.equal(true);
  });

  it('is not called back when it went elsewhere', async () => {
    const { root, popover } = await openScene();
    const after = root.querySelector<HTMLElement>('#after')!;
    await pressOn(after);
    await popover.updateComplete;
    expectSame(document.activeElement, after);
  });

  it('never goes into what fades', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const { root, popover, trigger } = await openScene();
    popover.close();
    await popover.updateComplete;
    expectSame(document.activeElement, trigger);
    await sendKeys({ press: 'Tab' });
    expectSame(document.activeElement, root.querySelector('#after'));
  });
});

describe('sky-popover, closing', () => {
  const cases: [string, CloseReason, (scene: Scene) => Promise<void>][] = [
    ['Escape', 'escape', () => sendKeys({ press: 'Escape' })],
    ['a press outside', 'backdrop', () => sendMouse({ type: 'click', position: [5, 5] })],
    ['its trigger', 'button', ({ trigger }) => pressOn(trigger)],
    ['focus elsewhere', 'backdrop', async ({ root }) => root.querySelector<HTMLElement>('#after')!.focus()],
    ['its method', 'api', async ({ popover }) => popover.close()],
  ];

  for (const [title, reason, act] of cases) {
    it(`by ${title} says so once, and can be refused`, async () => {
      const made = await openScene();
      const reasons: CloseReason[] = [];
      const refuse = (event: Event) => event.preventDefault();
      made.popover.addEventListener('sky-close', (event) => reasons.push(event.reason));
      made.popover.addEventListener('sky-close', refuse);
      await act(made);
      await made.popover.updateComplete;
      expect([reasons, made.popover.open, isShown(made.popover)]).to.deep.equal([[reason], true, true]);

      made.popover.removeEventListener('sky-close', refuse);
      if (reason === 'backdrop') panelOf(made.popover).focus();
      const closed = oneEvent(made.popover, 'sky-closed');
      await act(made);
      await closed;
      expect([reasons, made.popover.open]).to.deep.equal([[reason, reason], false]);
      expect(overlays.top === undefined, 'something is still open').to.equal(true);
    });
  }

  it('by a press inside a frame', async () => {
    const { root, popover } = await openScene();
    const frame = Object.assign(document.createElement('iframe'), {
      title: 'Console',
      srcdoc: '<button>Inside</button>',
    });
    const loaded = oneEvent(frame, 'load');
    root.append(frame);
    await loaded;
    const closed = oneEvent(popover, 'sky-closed');
    await pressOn(frame);
    await closed;
    expectSame(document.activeElement, frame);
  });

  it('by code does not ask', async () => {
    const { popover } = await openScene();
    let asked = 0;
    popover.addEventListener('sky-close', () => asked++);
    const closed = oneEvent(popover, 'sky-closed');
    popover.open = false;
    await closed;
    expect(asked).to.equal(0);
  });

  it('is done only when the motion is', async () => {
    await needs('motion of a closing popover');
    await emulateMedia({ reducedMotion: 'no-preference' });
    const { popover } = await openScene();
    const closed = oneEvent(popover, 'sky-closed');
    const before = panelOf(popover).getBoundingClientRect();
    popover.close();
    await popover.updateComplete;
    expect(panelOf(popover).getAnimations().length).to.be.greaterThan(0);
    // It shrinks a little meanwhile.
    expect(panelOf(popover).getBoundingClientRect().x, 'it fades where it stood').to.be.closeTo(before.x, 5);
    await closed;
    expect(getComputedStyle(panelOf(popover)).display).to.equal('none');
  });

  it('and opening again at once stays open, and says nothing of closing', async () => {
    await needs('motion of a closing popover');
    const { popover } = await openScene();
    let closed = 0;
    popover.addEventListener('sky-closed', () => closed++);
    popover.close();
    await popover.updateComplete;
    popover.show();
    await popover.updateComplete;
    await settled(document);
    expect([isShown(popover), closed]).to.deep.equal([true, 0]);
    expectSame(overlays.top?.element, popover);
  });
});

describe('sky-popover and its page', () => {
  it('leaves no trace when it is taken off, and is shown again when it comes back', async () => {
    const { root, popover } = await openScene();
    popover.remove();
    expect(overlays.top === undefined, 'something is still open').to.equal(true);
    const opened = oneEvent(popover, 'sky-open');
    root.append(popover);
    await opened;
    expect(isShown(popover)).to.equal(true);
    expectSame(overlays.top?.element, popover);
  });

  it('opens nothing while it is off the page', async () => {
    const { popover } = await scene();
    popover.remove();
    popover.show();
    await popover.updateComplete;
    expect(overlays.top === undefined, 'something is open').to.equal(true);
  });

  it('closes before the dialog it lies in', async () => {
    const dialog = await fixture<HTMLElementTagNameMap['sky-dialog']>(html`
      <sky-dialog open heading="Create network">
        <sky-popover label="Help"><button slot="trigger">Help</button>Text</sky-popover>
      </sky-dialog>
    `);
    await settled(document);
    const popover = dialog.querySelector('sky-popover')!;
    const opened = oneEvent(popover, 'sky-open');
    await pressOn(popover.querySelector('button')!);
    await opened;
    const heard: string[] = [];
    dialog.addEventListener('sky-close', () => heard.push('dialog'));
    popover.addEventListener('sky-close', () => heard.push('popover'));
    await sendKeys({ press: 'Escape' });
    await popover.updateComplete;
    expect(heard).to.deep.equal(['popover']);
    expect(dialog.open).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(heard).to.deep.equal(['popover', 'dialog']);
  });
});
