import { expect } from '@open-wc/testing';

import { partWith, partWithMore } from './list-window.rules.js';

const start = { from: 0, to: 0 };

describe('the part of a list that is drawn', () => {
  const cases: [string, number, number, { from: number; to: number }, { from: number; to: number }][] = [
    ['the whole of a short one', -1, 7, start, { from: 0, to: 7 }],
    ['the first of a long one', -1, 10_000, start, { from: 0, to: 100 }],
    ['stays as it is around its options', 40, 10_000, { from: 0, to: 200 }, { from: 0, to: 200 }],
    ['is cut where the list ends', -1, 120, { from: 100, to: 300 }, { from: 100, to: 120 }],
    ['goes to an option beyond its end', 9999, 10_000, { from: 0, to: 100 }, { from: 9900, to: 10_000 }],
    ['is the whole of a list that fits, whatever the option', 54, 55, start, { from: 0, to: 55 }],
    ['goes to an option before its start', 0, 10_000, { from: 9949, to: 10_000 }, { from: 0, to: 100 }],
    ['goes to one in the middle', 5000, 10_000, { from: 0, to: 100 }, { from: 4950, to: 5050 }],
    ['has nothing of an empty one', -1, 0, start, { from: 0, to: 0 }],
  ];
  for (const [name, active, count, before, after] of cases)
    it(name, () => expect(partWith(active, count, before)).to.deep.equal(after));

  it('grows where the person comes near', () => {
    const part = { from: 500, to: 600 };
    expect(partWithMore(part, 10_000, { start: true, end: false })).to.deep.equal({ from: 400, to: 600 });
    expect(partWithMore(part, 620, { start: false, end: true })).to.deep.equal({ from: 500, to: 620 });
    expect(partWithMore({ from: 50, to: 600 }, 600, { start: true, end: true })).to.deep.equal({ from: 0, to: 600 });
  });
});
