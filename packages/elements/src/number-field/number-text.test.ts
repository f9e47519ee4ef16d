import { expect } from '@open-wc/testing';

import { readNumber, sayNumber, signsOf, wellFormed, withoutUnit, writeNumber } from './number-text.js';

const read = (language: string) => (text: string) => readNumber(text, signsOf(language));

describe('A number as text', () => {
  const cases: Record<string, Record<string, string | null>> = {
    en: {
      '': '',
      ' 42 ': '42',
      '-7': '-7',
      '\u22127': '-7',
      '+7': '7',
      '007': '7',
      '-0': '0',
      '.5': '0.5',
      '5.': '5',
      '1.50': '1.50',
      '1,500': '1500',
      '1,234,567.25': '1234567.25',
      '1 500': '1500',
      '1,5': null,
      '1,50,000': null,
      '1.2.3': null,
      '1e5': null,
      '-': null,
      '.': null,
      '12 GiB': null,
      twelve: null,
    },
    de: { '1,5': '1.5', '1.5': '1.5', '1.500': '1500', '1.500,25': '1500.25', '1,500': '1.500' },
    ru: { '1,5': '1.5', '1.5': '1.5', '1\u00a0500,5': '1500.5', '1 500': '1500' },
    ar: { '\u0661\u0662': '12', '\u0661\u066b\u0665': '1.5', '\u200e-5': '-5', '1.5': '1.5' },
    ja: { '\uff11\uff12': '12' },
    'de-CH': { '1\u2019500.5': '1500.5', "1'500": '1500' },
    'not a language': { '1.5': '1.5' },
  };
  for (const [language, texts] of Object.entries(cases)) {
    it(`is read in ${language}`, () => {
      expect(Object.fromEntries(Object.keys(texts).map((text) => [text, read(language)(text)]))).to.deep.equal(texts);
    });
  }

  it('is read as it was written, in every language', () => {
    for (const language of ['en', 'ar', 'ar-EG', 'de', 'es', 'ja', 'pt', 'ru', 'tr', 'zh', 'fr', 'hi']) {
      for (const value of ['0', '-1234567.125', '0.5', '1500']) {
        const signs = signsOf(language);
        expect(readNumber(writeNumber(value, signs), signs), `${value} in ${language}`).to.equal(value);
      }
    }
  });

  it('is said with groups and its unit', () => {
    expect(sayNumber(1500, 'GiB', 'en')).to.equal('1,500\u00a0GiB');
    expect(sayNumber(1500.5, '', 'de')).to.equal('1.500,5');
    expect([sayNumber(50, '%', 'en'), sayNumber(50, '%', 'de')]).to.deep.equal(['50%', '50\u00a0%']);
    expect(sayNumber(0.00025, '', 'en')).to.equal('0.00025');
    expect(sayNumber(12, '', 'ar-EG')).to.equal('12');
  });

  it('may have its unit with it', () => {
    expect(['64 GiB', '64gib', '64', '64 MiB'].map((text) => withoutUnit(text, 'GiB'))).to.deep.equal([
      '64 ',
      '64',
      '64',
      '64 MiB',
    ]);
    expect(withoutUnit('64', '')).to.equal('64');
  });

  it("is taken from code only in HTML's spelling", () => {
    expect(['1.5', '-2', '.5', '1e21', '1,5', '+1', '1.', 'NaN', ' 1'].map(wellFormed)).to.deep.equal([
      '1.5',
      '-2',
      '.5',
      '1e21',
      '',
      '',
      '',
      '',
      '',
    ]);
  });
});
