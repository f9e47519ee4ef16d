import { expect } from '@open-wc/testing';

import type { NotificationItem, NotificationType } from './notification.js';
import { wellFormed } from './well-formed-notifications.js';

function item(id: string, facts: Partial<NotificationItem> = {}): NotificationItem {
  return { id, type: 'info', title: id, isSeen: false, showClose: true, timestamp: 0, ...facts };
}
const idsOf = (items: readonly NotificationItem[]) => items.map(({ id }) => id);
let hosts = 0;

describe('a list of notifications', () => {
  let host: Element;
  const real = console.warn;
  let warned: string[] = [];
  beforeEach(() => {
    // A tag of its own for each test: a mistake is told once for each.
    host = document.createElement(`x-${++hosts}`);
    warned = [];
    console.warn = (text: string) => void warned.push(text);
  });
  afterEach(() => {
    console.warn = real;
  });

  it('in order stays the same, without a word', () => {
    const given = [item('a', { duration: null, progress: null, actions: [{ id: 'x', label: 'X' }] }), item('b')];
    const [first, second] = wellFormed(host, given);
    expect([first === given[0], second === given[1], warned]).to.deep.equal([true, true, []]);
  });

  for (const given of [null, undefined, 'list']) {
    it(`that is ${given} is empty`, () => {
      expect(wellFormed(host, given)).to.deep.equal([]);
      expect(warned.join()).to.contain('takes a list');
    });
  }

  it('leaves out what is no notification', () => {
    expect(idsOf(wellFormed(host, [null, item('a')]))).to.deep.equal(['a']);
    expect(warned.join()).to.contain('left out');
  });

  it('shows the later of two with one id, and says so once', () => {
    const given = [item('same', { title: 'old' }), item('b'), item('same', { title: 'new' })];
    expect(wellFormed(host, given).map(({ title }) => title)).to.deep.equal(['b', 'new']);
    wellFormed(host, given);
    expect(warned).to.have.length(1);
    expect(warned[0]).to.contain('"same"');
  });

  for (const [field, value, expected] of [
    ['type', 'fatal', 'info'],
    ['type', 'toString', 'info'],
    ['id', 7, '7'],
    ['title', undefined, ''],
    ['message', null, ''],
    ['progress', 140, 100],
    ['progress', 'half', null],
    ['duration', -1, undefined],
    ['duration', Number.NaN, undefined],
    ['timestamp', undefined, 0],
    ['timestamp', 1e20, 0],
    ['actions', 'retry', []],
    ['actions', [null], []],
    ['inProgressItems', [1, 'a'], ['a']],
  ] as const) {
    it(`mends the ${field} ${JSON.stringify(value)}, with a word to the developer`, () => {
      const [mended] = wellFormed(host, [item('a', { [field]: value })]);
      expect(mended![field]).to.deep.equal(expected);
      expect(warned.join()).to.contain(`the ${field} `);
    });
  }

  it('has types for each of which there is a duration', () => {
    const types: NotificationType[] = ['info', 'success', 'warning', 'error', 'progress'];
    const given = types.map((type) => item(type, { type }));
    expect([idsOf(wellFormed(host, given)), warned]).to.deep.equal([types, []]);
  });
});
