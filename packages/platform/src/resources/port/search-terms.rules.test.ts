import assert from 'node:assert/strict';
import { test } from 'node:test';
import { termsOf } from './search-terms.rules.ts';

test('what somebody looks for is spelled as ports have it', () => {
  for (const [text, expected] of [
    ['10.20.0.183', ['10.20.0.183']],
    ['10.20.', ['10.20.']],
    ['2001:DB8:0:0::7', ['2001:db8:0:0::7', '2001:db8::7']],
    ['FA-16-3E-0a', ['fa-16-3e-0a', 'fa:16:3e:0a']],
    ['FA:16:3E', ['fa:16:3e']],
    // A name, or an id.
    ['web-1', ['web-1']],
    ['aa11-bb22', ['aa11-bb22']],
  ] as const)
    assert.deepEqual(termsOf(` ${text} `), expected, text);
});
