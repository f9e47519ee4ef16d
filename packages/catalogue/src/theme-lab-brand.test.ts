import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Brand, judge } from './theme-lab-brand.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>';
const whole: Brand = {
  name: 'acme',
  title: 'Acme Cloud',
  accent: '#7a3cff',
  neutral: 240,
  pictures: { logo: picture, loginLogo: picture, favicon: picture },
};

const faultsOf = (brand: Brand) => Object.values(judge(brand).faults).filter((fault) => fault !== null);

describe('a brand in the lab', () => {
  it('is a package once nothing is said against it', () => {
    const { files, failing, faults } = judge(whole);
    assert.deepEqual(Object.values(faults).filter(Boolean), []);
    assert.deepEqual(failing, []);
    assert.ok(files && 'scheme.css' in files && 'package.json' in files);
  });

  it('is refused with the pair, and told what would do', () => {
    const { files, failing, nearest, faults } = judge({ ...whole, accent: '#777777' });
    assert.equal(files, null);
    assert.deepEqual(
      failing.map(({ foreground }) => foreground),
      ['accent.on-solid'],
    );
    assert.match(faults.accent ?? '', /accent\.on-solid on accent\.solid has 4\.47, needs 4\.5\./);
    assert.notEqual(judge({ ...whole, accent: nearest ?? '' }).files, null);
  });

  it('has no figures while the accent is no colour', () => {
    const { measured, faults } = judge({ ...whole, accent: '#7a' });
    assert.equal(measured, null);
    assert.equal(faults.accent, 'Write the accent as #rrggbb.');
  });

  it('says of each input what is wrong with it', () => {
    assert.deepEqual(faultsOf({ ...whole, name: 'fjord', title: ' ', pictures: { logo: '<p>', loginLogo: picture } }), [
      '“fjord” is taken: a theme or a scheme has this name.',
      'Give the product a title, such as Acme Cloud.',
      'The mark is no SVG picture.',
      'The favicon is missing.',
    ]);
  });
});
