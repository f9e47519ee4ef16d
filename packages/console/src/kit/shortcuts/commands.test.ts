import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { localStore } from '../data/browser-store.ts';
import { type Command, commandOf, commandsNow, listenToKeys, provideCommands } from './commands.ts';
import { rememberSingleKeys } from './single-keys.ts';

class Element {
  readonly #selector: string;
  readonly isContentEditable: boolean;
  constructor(selector: string, isContentEditable = false) {
    this.#selector = selector;
    this.isContentEditable = isContentEditable;
  }
  matches = (selectors: string) => selectors.split(', ').some((selector) => selector === this.#selector);
}

let overlay: unknown = null;
const before = {
  HTMLElement: globalThis.HTMLElement,
  document: globalThis.document,
};
describe('the commands of the keys', () => {
  beforeEach(() => {
    overlay = null;
    Object.assign(globalThis, { HTMLElement: Element, document: { querySelector: () => overlay } });
    localStore.set('skydeck.single-keys', null);
  });
  afterEach(() => void Object.assign(globalThis, before));

  const press = (key: string, more: object = {}, path: readonly unknown[] = []) =>
    Object.assign(new Event('keydown', { cancelable: true }), {
      key,
      code: '',
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      repeat: false,
      isComposing: false,
      composedPath: () => path,
      ...more,
    }) as unknown as KeyboardEvent;

  const named = (id: string, more: Partial<Command> = {}): Command => ({
    id,
    group: 'page',
    keys: 'create',
    run() {},
    ...more,
  });

  describe('commands', () => {
    const ends: (() => void)[] = [];
    const provide = (...commands: readonly Command[]) => ends.push(provideCommands(() => commands));
    afterEach(() => {
      for (const end of ends.splice(0)) end();
    });

    it('are there while somebody provides them, the innermost first', () => {
      provide(named('outer'));
      provide(named('inner'), named('asleep', { when: () => false }));
      assert.deepEqual(
        commandsNow().map(({ id }) => id),
        ['inner', 'outer'],
      );
      assert.equal(commandOf(press('c'))?.id, 'inner');
      ends.pop()?.();
      assert.equal(commandOf(press('c'))?.id, 'outer');
    });

    for (const [where, path] of [
      ['a text area', [new Element('textarea')]],
      ['a dialog', [new Element('button'), new Element('dialog')]],
      ['a menu', [new Element('[popover]')]],
      ['text that can be edited', [new Element('div', true)]],
    ] as const) {
      it(`of a single key rest in ${where}, those with Ctrl do not`, () => {
        provide(named('create'), named('features', { keys: 'features' }));
        assert.equal(commandOf(press('c', {}, path)), undefined);
        assert.equal(commandOf(press('k', { ctrlKey: true }, path))?.id, 'features');
      });
    }

    it('of a single key rest below a dialog that has not got the focus', () => {
      provide(named('create'));
      overlay = {};
      assert.equal(commandOf(press('c')), undefined);
    });

    // spec: navigation.keys.single
    it('of a single key can be turned off', () => {
      provide(named('create'), named('palette', { keys: 'palette' }));
      rememberSingleKeys(false);
      assert.equal(commandOf(press('c')), undefined);
      assert.equal(commandOf(press('/')), undefined);
      assert.equal(commandOf(press('P', { ctrlKey: true, shiftKey: true }))?.id, 'palette');
      rememberSingleKeys(true);
      assert.equal(commandOf(press('c'))?.id, 'create');
    });

    for (const [what, more] of [
      ['a key that is held', { repeat: true }],
      ['a half-written sign', { isComposing: true }],
      ['a press somebody else has used', { defaultPrevented: true }],
    ] as const) {
      it(`are not called by ${what}`, () => {
        provide(named('create'));
        const event = press('c');
        for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
        assert.equal(commandOf(event), undefined);
      });
    }

    it('are called once by their key, which the browser then leaves alone', () => {
      const run = mock.fn();
      provide(named('create', { run }), named('elsewhere', { keys: 'edit', run: () => assert.fail() }));
      const page = new EventTarget();
      const end = listenToKeys(page);
      const event = press('c');
      page.dispatchEvent(event);
      assert.equal(run.mock.callCount(), 1);
      assert.equal(event.defaultPrevented, true);
      page.dispatchEvent(press('x'));
      end();
      page.dispatchEvent(press('c'));
      assert.equal(run.mock.callCount(), 1);
    });
  });
});
