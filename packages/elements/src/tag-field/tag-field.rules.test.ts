import { expect } from '@open-wc/testing';

import { afterPaste, brokenTagRule, tagsIn } from './tag-field.rules.js';

const rules = { required: false, max: Infinity, whyNot: () => '' };

describe('the rules of tags', () => {
  for (const [text, tags] of [
    ['', []],
    [' , ,, ', []],
    ['a', ['a']],
    [' a b , c,', ['a b', 'c']],
    ['a;b\nc\r\nd\te', ['a', 'b', 'c', 'd', 'e']],
    ['أ، ب', ['أ', 'ب']],
    ['一、二，三', ['一', '二', '三']],
  ] as const) {
    it(`reads ${JSON.stringify(text)} as ${tags.length}`, () => {
      expect(tagsIn(text)).to.deep.equal(tags);
    });
  }

  it('asks for one only when one is required', () => {
    expect(brokenTagRule([], rules)).to.equal(null);
    expect(brokenTagRule([], { ...rules, required: true })).to.equal('valueMissing');
    expect(brokenTagRule(['a'], { ...rules, required: true })).to.equal(null);
  });

  it('counts up to the limit, and takes what is no number for none', () => {
    expect(brokenTagRule(['a', 'b'], { ...rules, max: 2 })).to.equal(null);
    expect(brokenTagRule(['a', 'b'], { ...rules, max: 1 })).to.equal('rangeOverflow');
    for (const max of [NaN, null as unknown as number]) expect(brokenTagRule(['a'], { ...rules, max })).to.equal(null);
  });

  it('finds a wrong tag wherever it is', () => {
    const whyNot = (tag: string) => (tag === 'x' ? 'No.' : '');
    expect(brokenTagRule(['a', 'b'], { ...rules, whyNot })).to.equal(null);
    expect(brokenTagRule(['a', 'x', 'b'], { ...rules, whyNot })).to.equal('patternMismatch');
  });

  it('puts what is pasted in the place of what is selected', () => {
    expect(afterPaste('b,c', { value: 'axd', selectionStart: 1, selectionEnd: 2 })).to.equal('ab,cd');
    expect(afterPaste('b', { value: 'a', selectionStart: 1, selectionEnd: 1 })).to.equal('ab');
  });
});
