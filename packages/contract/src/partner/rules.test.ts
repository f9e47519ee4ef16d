import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPartner, isDay, partnerOriginOf, speaksV0, whyNotPartnerOrigin } from './rules.ts';

const good: readonly (readonly [string, string])[] = [
  ['https://portal.example', 'https://portal.example'],
  [' https://Portal.Example:443/ ', 'https://portal.example'],
  ['https://portal.example:8443', 'https://portal.example:8443'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://[2001:DB8::1]:444', 'https://[2001:db8::1]:444'],
  ['http://localhost:8801', 'http://localhost:8801'],
  ['http://127.0.0.1:1', 'http://127.0.0.1:1'],
  ['http://[::1]:8080/', 'http://[::1]:8080'],
];
for (const [said, origin] of good) {
  test(`${said} is ${origin}`, () => {
    assert.equal(whyNotPartnerOrigin(said), null);
    assert.equal(partnerOriginOf(said), origin);
    assert.equal(whyNotPartnerOrigin(origin), null, 'written so, it is the same');
  });
}

const bad: readonly (readonly [string, string])[] = [
  ['', 'required'],
  ['   ', 'required'],
  ['portal.example', 'not_an_origin'],
  ['*', 'wildcard_origin'],
  ['https://*.example', 'wildcard_origin'],
  ['https://portal.example/path', 'origin_with_path'],
  ['https://portal.example/?', 'origin_with_path'],
  ['https://portal.example#', 'origin_with_path'],
  ['https://portal.example?a=b', 'origin_with_path'],
  ['https://me:secret@portal.example', 'not_an_origin'],
  ['https://portal.example; script-src https://evil.example', 'not_an_origin'],
  ["https://a;frame-src'none'.example", 'not_an_origin'],
  ['https://a,b.example', 'not_an_origin'],
  ['https://a b.example', 'not_an_origin'],
  ["https://a'b.example", 'not_an_origin'],
  ['http://portal.example', 'insecure_origin'],
  ['http://localhost.evil.example', 'insecure_origin'],
  ['javascript:alert(1)', 'not_an_origin'],
  ['data:text/html,x', 'not_an_origin'],
  ['file:///etc/passwd', 'not_an_origin'],
  ['ftp://portal.example', 'not_an_origin'],
  ['null', 'not_an_origin'],
  ['blob:https://portal.example/1', 'not_an_origin'],
];
for (const [said, code] of bad) {
  // spec: partner.origin
  test(`${JSON.stringify(said)}: ${code}`, () => assert.equal(whyNotPartnerOrigin(said)?.code, code));
}

test('a day is one of the calendar', () => {
  for (const day of ['2027-03-31', '2028-02-29']) assert.equal(isDay(day), true, day);
  for (const day of ['2027-02-29', '2027-13-01', '31.3.2027', '2027-3-31', '', 'tomorrow00'])
    assert.equal(isDay(day), false, day);
});

test('only what is said is looked at', () => {
  assert.deepEqual(checkPartner({}), {});
  assert.deepEqual(checkPartner({ v0_until: null }), {});
  const codes = Object.entries(checkPartner({ name: ' ', origin: '*', v0_until: '2027-02-30' }));
  assert.deepEqual(
    codes.map(([at, { code }]) => [at, code]),
    [
      ['name', 'required'],
      ['origin', 'wildcard_origin'],
      ['v0_until', 'not_a_day'],
    ],
  );
});

// spec: partner.v0
test('version 0 ends with its last day', () => {
  const at = (text: string) => new Date(text);
  assert.equal(speaksV0(null, at('2026-01-01T00:00:00Z')), false);
  assert.equal(speaksV0('2027-03-31', at('2027-03-31T23:59:59Z')), true);
  assert.equal(speaksV0('2027-03-31', at('2027-04-01T00:00:00Z')), false);
});
