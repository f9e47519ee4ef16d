import { expect } from '@open-wc/testing';

import { countThatFits } from './folding.rules.js';

describe('countThatFits', () => {
  const sizes = [100, 50, 50];

  it('is all of them when there is room, and needs none for the button', () => {
    expect(countThatFits(sizes, { available: 220, gap: 10, more: 40 })).to.equal(3);
  });

  it('leaves room for the button when there is not', () => {
    expect(countThatFits(sizes, { available: 219, gap: 10, more: 40 })).to.equal(2);
    expect(countThatFits(sizes, { available: 199, gap: 10, more: 40 })).to.equal(1);
  });

  it('is none when not even the first fits beside the button', () => {
    expect(countThatFits(sizes, { available: 139, gap: 10, more: 40 })).to.equal(0);
  });

  it('is none of none', () => {
    expect(countThatFits([], { available: 0, gap: 10, more: 40 })).to.equal(0);
  });

  it('forgives a fraction of a pixel', () => {
    expect(countThatFits([99.8, 50.4], { available: 150, gap: 0, more: 40 })).to.equal(2);
  });
});
