import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSshPublicKey, sshKeyType, sshKeyTypes } from './ssh-keys.ts';
import { table } from './testing/table.ts';

/** A key of the type, with as many bytes behind its name as a real one has at least. */
function keyOf(type: string, named = type): string {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(named.length);
  return `${type} ${Buffer.concat([length, Buffer.from(named), Buffer.alloc(51, 7)]).toString('base64')}`;
}
const [rsa = '', ed25519 = ''] = [keyOf('ssh-rsa'), keyOf('ssh-ed25519')];

table('isSshPublicKey', isSshPublicKey, {
  good: [
    ...sshKeyTypes.map((type) => keyOf(type)),
    `${ed25519} jonas@laptop`,
    `${ed25519} a comment of more words, ünd ümlauts`,
    `${rsa} `,
  ],
  bad: [
    '',
    ' ',
    'ssh-rsa',
    'ssh-rsa ',
    'ssh-rsa AAAA',
    `${rsa}\n`,
    `${rsa}\n${ed25519}`,
    `${rsa} a\r`,
    ` ${rsa}`,
    rsa.replace(' ', '  '),
    rsa.replace(' ', '\t'),
    rsa.slice(0, -1),
    `${rsa}*`,
    `command="rm" ${rsa}`,
    keyOf('ssh-rsa', 'ssh-dss'),
    keyOf('ssh-ed448'),
    keyOf('ecdsa-sha2-nistp192'),
    rsa.replace('ssh-rsa', 'SSH-RSA'),
    rsa.replace('ssh', 'ssｈ'),
    '-----BEGIN OPENSSH PRIVATE KEY-----',
    'x'.repeat(256),
  ],
});

// spec: value.ssh-key
test('the type is told', () => {
  for (const type of sshKeyTypes) assert.equal(sshKeyType(keyOf(type)), type);
  assert.equal(sshKeyType(`${keyOf('ssh-dss')} ${'c'.repeat(100_000)}`), 'ssh-dss');
  assert.equal(sshKeyType(`ssh-rsa ${'A'.repeat(100_000)}`), null);
});
