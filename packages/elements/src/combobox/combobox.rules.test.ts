import { expect } from '@open-wc/testing';

import {
  calledExactly,
  matching,
  nextOption,
  sectionsOf,
  splitFree,
  withValues,
  type ComboboxOption,
} from './combobox.rules.js';

const option = (value: string, more: Partial<ComboboxOption> = {}): ComboboxOption => ({
  value,
  label: value,
  ...more,
});
const values = (options: readonly ComboboxOption[]) => options.map(({ value }) => value);

describe('the list of a combobox', () => {
  const cities = [option('Zürich'), option('İzmir'), option('Oslo', { description: 'Norrland' })];

  it('is narrowed down without regard to case and accents, in labels and descriptions', () => {
    expect(values(matching(cities, 'zur', 'de'))).to.deep.equal(['Zürich']);
    expect(values(matching(cities, ' NORR ', 'en'))).to.deep.equal(['Oslo']);
    expect(values(matching(cities, 'izm', 'tr'))).to.deep.equal(['İzmir']);
    expect(values(matching(cities, 'x', 'en'))).to.deep.equal([]);
    expect(matching(cities, '  ', 'en')).to.equal(cities);
  });

  it('knows an option by its whole name, unless it is off', () => {
    expect(calledExactly(cities, 'zurich', 'en')?.value).to.equal('Zürich');
    expect(calledExactly(cities, 'zur', 'en')).to.equal(undefined);
    expect(calledExactly([option('a', { disabled: true })], 'a', 'en')).to.equal(undefined);
  });

  it('brings the options of a group together', () => {
    const mixed = [option('a', { group: 'One' }), option('b'), option('c', { group: 'One' })];
    expect(sectionsOf(mixed).map(({ name, options }) => [name, ...values(options)])).to.deep.equal([
      ['One', 'a', 'c'],
      ['', 'b'],
    ]);
  });

  it('is gone through around its end, past what is off', () => {
    const [a, b, c] = [option('a'), option('b', { disabled: true }), option('c')];
    const all = [a!, b!, c!];
    expect(nextOption(all, undefined, 1)).to.equal(a);
    expect(nextOption(all, undefined, -1)).to.equal(c);
    expect(nextOption(all, a, 1)).to.equal(c);
    expect(nextOption(all, c, 1)).to.equal(a);
    expect(nextOption(all, a, -1)).to.equal(c);
    expect(nextOption([b!], undefined, 1)).to.equal(undefined);
  });
});

describe('free values', () => {
  it('end at a comma or semicolon of any script, and at a line break, but not at a space', () => {
    expect(splitFree('a, b;c\nd')).to.deep.equal({ whole: ['a', 'b', 'c'], rest: 'd' });
    expect(splitFree('أ،ب؛ج')).to.deep.equal({ whole: ['أ', 'ب'], rest: 'ج' });
    expect(splitFree('一，二；三、')).to.deep.equal({ whole: ['一', '二', '三'], rest: '' });
    expect(splitFree('two words')).to.deep.equal({ whole: [], rest: 'two words' });
    expect(splitFree(' , ,')).to.deep.equal({ whole: [], rest: '' });
  });

  it('are in the list once', () => {
    expect(withValues(['a', 'b'], ['b', 'c', 'c'])).to.deep.equal(['a', 'b', 'c']);
  });
});
