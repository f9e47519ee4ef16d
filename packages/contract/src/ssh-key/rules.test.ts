import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { is } from 'superstruct';
import {
  isPrivateKey,
  publicKeyLine,
  publicKeyProblem,
  readPublicKey,
  SshKeyBody,
  sshKeyNameOf,
  sshKeyNameProblem,
  sshKeyTypeName,
  sshKeyWarning,
} from './index.ts';
import { keygen } from './testing/keys.ts';

const privateKeyOf = (label: string) => `-----BEGIN ${label}-----\nAAAA\n-----END ${label}-----\n`;

/** An RSA key with so many bits. */
function rsa(bits: number): string {
  const field = (bytes: Buffer) => Buffer.concat([Buffer.from([0, 0, bytes.length >> 8, bytes.length & 255]), bytes]);
  const modulus = Buffer.alloc(Math.ceil(bits / 8), 255);
  modulus[0] = 2 ** (((bits - 1) % 8) + 1) - 1;
  const number = (modulus[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), modulus]) : modulus;
  const blob = [Buffer.from('ssh-rsa'), Buffer.from([1, 0, 1]), number].map(field);
  return `ssh-rsa ${Buffer.concat(blob).toString('base64')}`;
}

describe('what ssh-keygen writes is read as ssh-keygen reads it', () => {
  for (const [name, { line, bits }] of Object.entries(keygen))
    test(name, () => {
      const key = readPublicKey(` ${line.replaceAll(' ', '  ')}\n`);
      assert.deepEqual([key?.bits, key?.comment], [bits, line.split(' ')[2]]);
      assert.equal(publicKeyProblem(line), null);
    });
});

// spec: ssh-key.public, spec: ssh-key.private
describe('what is no public key is named', () => {
  const { line } = keygen.ed25519;
  for (const [what, text, code] of [
    ['nothing', ' \n', 'required'],
    ['a private key', privateKeyOf('OPENSSH PRIVATE KEY'), 'private_key'],
    ['a private key of OpenSSL', privateKeyOf('RSA PRIVATE KEY'), 'private_key'],
    ['a private key with a password', privateKeyOf('ENCRYPTED PRIVATE KEY'), 'private_key'],
    ['a private key of PuTTY', 'PuTTY-User-Key-File-3: ssh-ed25519', 'private_key'],
    ['a public key with its private one', `${line}\n${privateKeyOf('PRIVATE KEY')}`, 'private_key'],
    ['two keys', `${line}\n${keygen.dsa.line}`, 'one_public_key'],
    ['a key of RFC 4716', '---- BEGIN SSH2 PUBLIC KEY ----\nAAAA', 'one_public_key'],
    ['a certificate', 'ssh-ed25519-cert-v01@openssh.com AAAA', 'not_a_public_key'],
    ['a key on a card', line.replace('ssh-ed25519', 'sk-ssh-ed25519@openssh.com'), 'not_a_public_key'],
    ['options', `command="ls" ${line}`, 'not_a_public_key'],
    ['a key that was cut', `${line.slice(0, 60)}`, 'not_a_public_key'],
    ['bytes too many', line.replace('aK+q', 'aK+qAAAA'), 'not_a_public_key'],
    ['another type before it', line.replace('ssh-ed25519', 'ssh-rsa'), 'not_a_public_key'],
    ['RSA with 1023 bits', rsa(1023), 'key_too_short'],
  ] as const)
    test(what, () => assert.equal(publicKeyProblem(text)?.code, code));

  test('a word of it in the comment is none', () => assert.equal(isPrivateKey(`${line} my PRIVATE KEY`), false));
});

// spec: ssh-key.weak
describe('what is weak is taken', () => {
  for (const [text, warning] of [
    [rsa(1024), 'rsa_short'],
    [rsa(3071), 'rsa_short'],
    [rsa(3072), null],
    [keygen.rsa1024.line, 'rsa_short'],
    [keygen.dsa.line, 'dsa'],
    [keygen.ecdsa256.line, null],
    [keygen.ed25519.line, null],
  ] as const)
    test(`${text.slice(0, 20)}: ${warning}`, () => {
      const key = readPublicKey(text);
      assert.ok(key);
      assert.deepEqual([publicKeyProblem(text), sshKeyWarning(key)], [null, warning]);
    });
});

// spec: ssh-key.name
describe('names', () => {
  for (const [name, code] of [
    ['mia@laptop-2', undefined],
    ['ops 2026_a.b', undefined],
    ['a'.repeat(255), undefined],
    ['', 'required'],
    ['a'.repeat(256), 'key_name_invalid'],
    ['a/b', 'key_name_invalid'],
    ['schlüssel', 'key_name_invalid'],
    ['a\nb', 'key_name_invalid'],
    ['.', 'key_name_invalid'],
    ['..', 'key_name_invalid'],
  ] as const)
    test(JSON.stringify(name.slice(0, 12)), () => assert.equal(sshKeyNameProblem(name)?.code, code));

  for (const [from, name] of [
    ['mia@laptop', 'mia@laptop'],
    ['müller/pc', 'm-ller-pc'],
    ['..', ''],
    ['id_ed25519.pub', 'id_ed25519.pub'],
    ['鍵', ''],
  ] as const)
    test(`${from} becomes ${JSON.stringify(name)}`, () => assert.equal(sshKeyNameOf(from), name));
});

test('a type is called as people call it', () => {
  const names = Object.values(keygen).map(({ line, bits }) => sshKeyTypeName(line.split(' ')[0] ?? '', bits));
  assert.deepEqual(names, ['ED25519', 'RSA 1024', 'RSA 3072', 'ECDSA 256', 'ECDSA 384', 'ECDSA 521', 'DSA 1024']);
  assert.equal(sshKeyTypeName('ssh-xmss@openssh.com', 0), 'ssh-xmss@openssh.com');
});

test('a body has a name, a key and nothing that is not known', () => {
  const body = { name: 'a', public_key: publicKeyLine(keygen.ed25519.line) };
  assert.ok(is(body, SshKeyBody));
  for (const wrong of [{}, { ...body, name: '' }, { ...body, public_key: 'a'.repeat(16_385) }, { ...body, type: 'x' }])
    assert.ok(!is(wrong, SshKeyBody));
});
