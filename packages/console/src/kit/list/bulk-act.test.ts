import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { bulkAct } from './bulk-act.ts';

describe('the button for several rows', () => {
  const say = {
    t: (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
    list: (names: readonly string[]) => names.join(' & '),
  };
  const press = (names: readonly string[], why: (name: string) => string | false) => {
    const run = mock.fn();
    const act = bulkAct({ run, blocked: why }, names, (name) => name, say);
    act.press();
    return { ...act, told: run.mock.calls.map((call) => call.arguments as unknown) };
  };
  const dots = (name: string) => name === '..' && 'no address';

  it('does it to those that allow it, and hands over the others with their reasons', () => {
    const { isOpen, part, note, told } = press(['a.txt', '..', 'b.txt'], dots);
    assert.deepEqual([isOpen, part], [true, { possible: 2, all: 3 }]);
    assert.deepEqual(told, [[['a.txt', 'b.txt'], [{ name: '..', reason: 'no address' }]]]);
    const reasons = 'fact {"name":"..","value":"no address"}';
    assert.equal(note, `bulk.partly ${JSON.stringify({ possible: 2, all: 3, reasons })}`);
  });
  it('says nothing where nothing is in the way', () => {
    const { part, note } = press(['a.txt'], dots);
    assert.deepEqual([part, note], [null, '']);
  });
  it('does nothing where none allows it, and says why', () => {
    const { isOpen, part, note, told } = press(['..', '..'], dots);
    assert.deepEqual([isOpen, part, note, told], [false, null, 'no address', []]);
  });
  // spec: list.bulk.matching
  it('is done to all that match whatever the rows on the screen allow, which are told as a part', () => {
    const run = mock.fn();
    const matching = { filters: { status: 'in:DOWN' }, count: 2010, onBegun: () => {} };
    const blocked = (name: string, _: unknown, isPart = false) => (isPart ? dots(name) : 'not all are here');
    const { isOpen, note, press: go } = bulkAct({ run, blocked }, ['a.txt', '..'], (name) => name, say, matching);
    go();
    assert.deepEqual([isOpen, note], [true, '']);
    assert.deepEqual(run.mock.calls[0]?.arguments, [['a.txt'], [{ name: '..', reason: 'no address' }], matching]);
  });
  it('says each reason once, of whom by name, and of many by their number', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { note } = press([...many, '..', '.'], (name) => (name.startsWith('.') ? 'no address' : 'busy'));
    assert.equal(
      note,
      [
        `fact ${JSON.stringify({ name: 'bulk.staying {"count":6}', value: 'busy' })}`,
        'fact {"name":".. & .","value":"no address"}',
      ].join(' '),
    );
  });
});
