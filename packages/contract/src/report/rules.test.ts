import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ReportBody } from './index.ts';
import { isEmailAddress } from './rules.ts';

// spec: report.email, spec: value.email
describe('an e-mail address', () => {
  for (const text of [
    'jonas.lind@norrland.example',
    'a@b.co',
    'first+tag@sub.domain.example',
    "o'neil@example.com",
    'x@xn--bcher-kva.example',
    `${'a'.repeat(64)}@example.com`,
  ]) {
    it(`is ${text}`, () => assert.equal(isEmailAddress(text), true));
  }
  for (const text of [
    '',
    'jonas',
    'jonas@',
    '@example.com',
    'jonas@localhost',
    'jonas@example..com',
    'jonas@-example.com',
    'two@at@example.com',
    'jonas lind@example.com',
    'jonas@example.com\r\nBcc: all@example.com',
    'jonas@example.com,other@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${`${'b'.repeat(60)}.`.repeat(5)}com`,
  ]) {
    it(`is not ${JSON.stringify(text.slice(0, 40))}`, () => assert.equal(isEmailAddress(text), false));
  }
});

// spec: report.description
describe('a report', () => {
  const whole = { contact_email: 'a@b.co', problem_description: '' };
  for (const [name, body, expected] of [
    ['needs an address only', whole, true],
    ['may name a request', { ...whole, request_id: 'r-1' }, true],
    [
      'may be the command line’s',
      { ...whole, send: true, verbosity_level: 'basic', include_days: 1, node_ids: [] },
      true,
    ],
    ['needs a valid address', { ...whole, contact_email: 'a' }, false],
    ['is not longer than 10,000 signs', { ...whole, problem_description: 'x'.repeat(10_001) }, false],
    ['has no other field', { ...whole, cc: 'a@b.co' }, false],
  ] as const) {
    it(name, () => assert.equal(ReportBody.is(body), expected));
  }
});
