import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCode, isRecoveryCode, plainCode } from '@skydeck/contract';
import { authenticatorCode } from '../../app/testing/authenticator.ts';
import {
  authenticatorAddress,
  hashRecoveryCode,
  newAuthenticatorSecret,
  newRecoveryCodes,
  stepOfCode,
} from './codes.ts';

// RFC 6238, appendix B: the secret is '12345678901234567890', the codes are the last six of eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const published: readonly (readonly [number, string])[] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

test('codes are those of the standard', () => {
  for (const [seconds, code] of published) {
    const at = new Date(seconds * 1000);
    assert.equal(stepOfCode(secret, code, at), Math.floor(seconds / 30), code);
    assert.equal(authenticatorCode(secret, at), code);
  }
});

// spec: account.second-factor.code
test('a code is good in its step, the one before and the one after', () => {
  const at = new Date(1_111_111_109_000);
  const step = Math.floor(1_111_111_109 / 30);
  for (const [aside, expected] of [
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ] as const)
    assert.equal(stepOfCode(secret, authenticatorCode(secret, new Date(at.getTime() + aside * 30_000)), at), expected);
});

test('a secret has 160 bits, and an address that authenticators read', () => {
  const made = newAuthenticatorSecret();
  assert.match(made, /^[A-Z2-7]{32}$/);
  assert.notEqual(newAuthenticatorSecret(), made);
  const address = new URL(authenticatorAddress(made, 'Skydeck Cloud', 'ann: 1 (Nord & Süd)'));
  assert.equal(address.protocol, 'otpauth:');
  assert.equal(address.searchParams.get('secret'), made);
  assert.equal(address.searchParams.get('issuer'), 'Skydeck Cloud');
  assert.match(decodeURIComponent(address.pathname), /Skydeck Cloud:ann: 1 \(Nord & Süd\)$/);
});

// spec: account.second-factor.recovery
test('there are ten recovery codes, none like another', () => {
  const codes = newRecoveryCodes();
  assert.equal(new Set(codes).size, 10);
  for (const code of codes) {
    assert.match(code, /^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    assert.ok(isRecoveryCode(plainCode(code)));
    assert.equal(checkCode(code, 'any'), null);
  }
  assert.notEqual(hashRecoveryCode('ann', 'x'), hashRecoveryCode('bob', 'x'));
});
