import { expect } from '@open-wc/testing';

import { keeps, type PasswordTest } from './password.rules.js';

const kept = (test: PasswordTest, password: string) => keeps(password, { key: 'rule', label: 'Rule', test });

describe('A rule for a password', () => {
  it('asks for a length, counted as a person does', () => {
    expect(['abc', 'ab', '\u{1f511}\u{1f511}'].map((password) => kept({ minLength: 3 }, password))).to.deep.equal([
      true,
      false,
      false,
    ]);
  });

  it('asks for a pattern anywhere, in any script', () => {
    expect(['a1b', 'ab'].map((password) => kept({ pattern: String.raw`\d` }, password))).to.deep.equal([true, false]);
    expect(['Ж', 'ж'].map((password) => kept({ pattern: String.raw`\p{Lu}` }, password))).to.deep.equal([true, false]);
  });

  it("asks a test of the page's own", () => {
    expect(['mara', 'horse'].map((password) => kept((text) => text !== 'mara', password))).to.deep.equal([false, true]);
  });

  it('throws when the rule is at fault', () => {
    expect(() => kept({ pattern: '(' }, 'a')).to.throw();
  });
});
