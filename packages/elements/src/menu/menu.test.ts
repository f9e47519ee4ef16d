import { expect, fixture, oneEvent } from '@open-wc/testing';
import { emulateMedia, resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { settled } from '../../test/axe.js';
import { expectSame } from '../../test/same.js';
import type { CloseReason } from '../core/events.js';
import { overlays } from '../core/overlay-stack.js';
import '../button/define.js';
import '../dialog/define.js';
import '../popover/define.js';
import './define.js';
import type { SkyMenu, SkyMenuItem } from './index.js';

const panelOf = (menu: SkyMenu) => menu.shadowRoot!.querySelector<HTMLElement>('[popover]')!;
const item = (menu: SkyMenu, value: string) => menu.querySelector<SkyMenuItem>(`[value="${value}"]`)!;
const focused = () => (document.activeElement as SkyMenuItem | null)?.value ?? '';

function centreOf(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

const pressOn = (element: Element) => sendMouse({ type: 'click', position: centreOf(element) });

const items = html`
  <sky-menu-label>Power</sky-menu-label>
  <sky-menu-item value="start">Start</sky-menu-item>
  <sky-menu-item value="stop" disabled-reason="It is stopped.">Stop</sky-menu-item>
  <sky-menu-item value="snapshot">New snapshot<span slot="end">N</span></sky-menu-item>
  <sky-menu-item value="network">New network</sky-menu-item>
  <hr />
  <sky-menu-item value="delete" danger>Delete</sky-menu-item>
`;

interface Scene {
  menu: SkyMenu;
  trigger: HTMLElement;
  chosen: string[];
}

async function scene(
  content: TemplateResult = items,
  trigger = html`<sky-button slot="trigger">Actions</sky-button>`,
): Promise<Scene> {
  const root = await fixture<HTMLElement>(
    html`<div style="padding: 20px"><sky-menu label="Actions">${trigger}${content}</sky-menu><button id="after">After</button></div>`,
  );
  const menu = root.querySelector('sky-menu')!;
  const chosen: string[] = [];
  root.addEventListener('sky-select', (event) => chosen.push(event.value));
  await settled(document);
  return { menu, trigger: menu.querySelector<HTMLElement>('[slot="trigger"]')!, chosen };
}

async function openScene(content?: TemplateResult): Promise<Scene> {
  const made = await scene(content);
  const opened = oneEvent(made.menu, 'sky-open');
  made.trigger.focus();
  made.menu.show();
  await opened;
  await settled(document);
  return made;
}

afterEach(() => resetMouse());

describe('sky-menu, opening', () => {
  const cases: [string, string, (trigger: HTMLElement) => Promise<void>][] = [
    ['a press', 'start', (trigger) => pressOn(trigger)],
    ['Enter', 'start', () => sendKeys({ press: 'Enter' })],
    ['Space', 'start', () => sendKeys({ press: 'Space' })],
    ['ArrowDown', 'start', () => sendKeys({ press: 'ArrowDown' })],
    ['ArrowUp', 'delete', () => sendKeys({ press: 'ArrowUp' })],
  ];

  for (const [title, value, act] of cases) {
    it(`by ${title} gives focus to an item`, async () => {
      const { menu, trigger, chosen } = await scene();
      trigger.focus();
      const opened = oneEvent(menu, 'sky-open');
      await act(trigger);
      await opened;
      expect(panelOf(menu).matches(':popover-open')).to.equal(true);
      expect(focused()).to.equal(value);
      expect(chosen).to.deep.equal([]);
    });
  }

  it('starts at what is checked', async () => {
    const { menu } = await openScene(html`
      <sky-menu-item type="radio" value="10">10</sky-menu-item><sky-menu-item type="radio" value="20" checked>20</sky-menu-item>
    `);
    expect(focused()).to.equal('20');
    expect(menu.items).to.have.length(2);
  });

  it('does nothing while its trigger is off for a reason', async () => {
    const { menu, trigger } = await scene(
      items,
      html`<sky-button slot="trigger" disabled-reason="Not now.">Actions</sky-button>`,
    );
    trigger.focus();
    for (const key of ['ArrowDown', 'Enter', 'Space']) await sendKeys({ press: key });
    await pressOn(trigger);
    expect(menu.open).to.equal(false);
  });

  it('gives focus to items that come later', async () => {
    const { menu, trigger } = await openScene(html`<sky-menu-label>Power</sky-menu-label>`);
    expectSame(document.activeElement, trigger);
    const late = Object.assign(document.createElement('sky-menu-item'), { value: 'late', textContent: 'Late' });
    const came = oneEvent(panelOf(menu), 'slotchange');
    menu.append(late);
    await came;
    expectSame(document.activeElement, late);
  });

  it('gives focus to another item when the one that has it goes', async () => {
    const { menu } = await openScene();
    const went = oneEvent(panelOf(menu), 'slotchange');
    item(menu, 'start').remove();
    await went;
    expect(focused()).to.equal('stop');
  });
});

describe('sky-menu, keys', () => {
  it('go round, to the ends, and pass over what is no item', async () => {
    await openScene();
    const steps = [
      ['ArrowDown', 'stop'],
      ['End', 'delete'],
      ['ArrowDown', 'start'],
      ['ArrowUp', 'delete'],
      ['Home', 'start'],
    ] as const;
    for (const [press, value] of steps) {
      await sendKeys({ press });
      expect(focused(), press).to.equal(value);
    }
  });

  it('pass over a hidden item', async () => {
    const { menu } = await openScene();
    item(menu, 'stop').hidden = true;
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()).to.equal('snapshot');
  });

  it('find an item by its text, in which a space counts', async () => {
    const { menu, chosen } = await openScene();
    await sendKeys({ type: 'new n' });
    expect(focused()).to.equal('network');
    expect([menu.open, chosen]).to.deep.equal([true, []]);
  });

  it('choose by Enter and by Space', async () => {
    for (const press of ['Enter', 'Space']) {
      const { menu, trigger, chosen } = await openScene();
      await sendKeys({ press: 'End' });
      const selected: SkyMenuItem[] = [];
      menu.addEventListener('sky-select', (event) => selected.push(event.item));
      const closed = oneEvent(menu, 'sky-closed');
      await sendKeys({ press });
      await closed;
      expectSame(selected[0], item(menu, 'delete'));
      expect(chosen).to.deep.equal(['delete']);
      expect(menu.open).to.equal(false);
      expectSame(document.activeElement, trigger);
    }
  });

  it('that opened it and are still down choose nothing', async () => {
    const { menu, trigger, chosen } = await scene();
    trigger.focus();
    await sendKeys({ down: 'Enter' });
    await sendKeys({ down: 'Enter' });
    await sendKeys({ up: 'Enter' });
    expect([menu.open, focused(), chosen]).to.deep.equal([true, 'start', []]);
  });

  it('cannot choose what is off', async () => {
    const { menu, chosen } = await openScene();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Space' });
    await pressOn(item(menu, 'stop'));
    expect([menu.open, focused(), chosen]).to.deep.equal([true, 'stop', []]);
  });

  it('Tab closes it and goes on from the trigger', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const { menu } = await openScene();
    await sendKeys({ press: 'Tab' });
    expect(menu.open).to.equal(false);
    expectSame(document.activeElement, document.querySelector('#after'));
  });
});

describe('sky-menu and the mouse', () => {
  it('chooses by a press, once', async () => {
    const { menu, trigger, chosen } = await openScene();
    const [x, y] = centreOf(item(menu, 'network'));
    await sendMouse({ type: 'click', position: [x, y] });
    await sendMouse({ type: 'click', position: [x, y] });
    expect(chosen).to.deep.equal(['network']);
    expect(trigger.matches(':focus-within') || document.activeElement === document.body).to.equal(true);
  });

  it('takes the focus along', async () => {
    // Where the mouse is already it does not move to.
    await resetMouse();
    const { menu } = await openScene();
    await sendMouse({ type: 'move', position: centreOf(item(menu, 'network')) });
    expect(focused()).to.equal('network');
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()).to.equal('delete');
  });
});

describe('sky-menu, closing', () => {
  const cases: [string, CloseReason, (scene: Scene) => Promise<void>][] = [
    ['Escape', 'escape', () => sendKeys({ press: 'Escape' })],
    ['a press outside', 'backdrop', () => sendMouse({ type: 'click', position: [5, 5] })],
    ['a press of its trigger', 'button', ({ trigger }) => pressOn(trigger)],
    ['Tab', 'backdrop', () => sendKeys({ press: 'Tab' })],
    ['its method', 'api', async ({ menu }) => menu.close()],
  ];

  for (const [title, reason, act] of cases) {
    it(`by ${title} says so once`, async () => {
      const made = await openScene();
      const reasons: CloseReason[] = [];
      made.menu.addEventListener('sky-close', (event) => reasons.push(event.reason));
      const closed = oneEvent(made.menu, 'sky-closed');
      await act(made);
      await closed;
      expect([reasons, made.menu.open, made.chosen]).to.deep.equal([[reason], false, []]);
      expect(overlays.top === undefined, 'something is still open').to.equal(true);
    });
  }

  it('gives focus back to the trigger after Escape', async () => {
    const { menu, trigger } = await openScene();
    await sendKeys({ press: 'Escape' });
    await menu.updateComplete;
    expectSame(document.activeElement, trigger);
  });
});

describe('sky-menu among other overlays', () => {
  it('lets its choice open a dialog, which gives focus back to the trigger', async () => {
    const { menu, trigger } = await openScene();
    const dialog = await fixture<HTMLElementTagNameMap['sky-dialog']>(
      html`<sky-dialog heading="Delete?"><input aria-label="Name" /></sky-dialog>`,
    );
    menu.addEventListener('sky-select', () => dialog.show());
    const opened = oneEvent(dialog, 'sky-open');
    await sendKeys({ press: 'Enter' });
    await opened;
    await settled(document);
    expectSame(document.activeElement, dialog.querySelector('input'));
    const closed = oneEvent(dialog, 'sky-closed');
    await sendKeys({ press: 'Escape' });
    await closed;
    expectSame(document.activeElement, trigger);
  });

  it('closes alone inside a popover', async () => {
    const popover = await fixture<HTMLElementTagNameMap['sky-popover']>(html`
      <sky-popover label="Notifications" open>
        <button slot="trigger">Bell</button>
        <sky-menu label="Show"><button slot="trigger">All</button><sky-menu-item value="error">Errors</sky-menu-item></sky-menu>
        <button id="beside">Clear</button>
      </sky-popover>
    `);
    const menu = popover.querySelector('sky-menu')!;
    for (const act of [
      () => sendKeys({ press: 'Escape' }),
      () => pressOn(popover.querySelector('#beside')!),
      () => sendKeys({ press: 'Enter' }),
    ]) {
      const opened = oneEvent(menu, 'sky-open');
      menu.show();
      await opened;
      await settled(document);
      const closed = oneEvent(menu, 'sky-closed');
      await act();
      await closed;
      expect(popover.open).to.equal(true);
      expectSame(overlays.top?.element, popover);
    }
  });

  it('leaves no trace when it is taken off the page', async () => {
    const { menu } = await openScene();
    menu.remove();
    expect(overlays.top === undefined, 'something is still open').to.equal(true);
  });
});
