import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readChoices, schemes, writeChoices } from './choices.ts';

const elements = ['alert', 'button'];

describe('the address', () => {
  it('without a wish shows the first element as it is', () => {
    assert.deepEqual(readChoices('', elements), {
      element: 'alert',
      scheme: 'skydeck',
      mode: 'light',
      lang: 'en',
      dir: 'ltr',
    });
  });

  it('says again what was chosen', () => {
    const choices = { element: 'button', scheme: 'fjord', mode: 'dark', lang: 'ar', dir: 'ltr' } as const;
    assert.deepEqual(readChoices(writeChoices(choices), elements), choices);
  });

  it('with wishes that nobody has is as if it had none', () => {
    const odd = '?element=__proto__&scheme=plaid&mode=dim&lang=xx&dir=up';
    assert.deepEqual(readChoices(odd, elements), readChoices('', elements));
  });

  it('in Arabic reads from right to left unless it says otherwise', () => {
    assert.equal(readChoices('?lang=ar', elements).dir, 'rtl');
    assert.equal(readChoices('?lang=ar&dir=ltr', elements).dir, 'ltr');
  });

  it('knows every scheme', () => assert.equal(schemes.length, 16));
});
