import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { test } from 'node:test';
import { publicKeyProblem, readPublicKey } from '@skydeck/contract';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprintOf, generateKeyPair } from './openssh.ts';

const bytesOf = (file: string) => Buffer.from(file.replaceAll(/-----.*-----|\s/g, ''), 'base64');

/** Each field of the container has its length in four bytes before it. */
function* fieldsOf(bytes: Buffer): Generator<Buffer, void> {
  for (let at = 0; at + 4 <= bytes.length;) {
    const end = at + 4 + bytes.readUInt32BE(at);
    yield bytes.subarray(at + 4, end);
    at = end;
  }
}

// spec: ssh-key.generate
test('both halves belong together, in the format of OpenSSH', () => {
  const pair = generateKeyPair();
  assert.equal(publicKeyProblem(pair.publicKey), null);
  const blob = Buffer.from(readPublicKey(pair.publicKey)?.blob ?? []);
  const file = pair.privateKeyFile('mia@laptop');
  assert.match(
    file,
    /^-----BEGIN OPENSSH PRIVATE KEY-----\n(?:[A-Za-z\d+/=]{1,70}\n)+-----END OPENSSH PRIVATE KEY-----\n$/,
  );
  const bytes = bytesOf(file);
  const magic = 'openssh-key-v1\0';
  assert.equal(bytes.subarray(0, magic.length).toString('latin1'), magic);
  const head = [...fieldsOf(bytes.subarray(magic.length, magic.length + 20))].map(String);
  assert.deepEqual(head.slice(0, 3), ['none', 'none', '']);
  const [outside, secret = Buffer.alloc(0)] = fieldsOf(bytes.subarray(magic.length + 24));
  assert.deepEqual([outside, secret.length % 8], [blob, 0]);
  assert.deepEqual(secret.subarray(0, 4), secret.subarray(4, 8));
  const [type, publicHalf, halves = Buffer.alloc(0), comment] = fieldsOf(secret.subarray(8));
  assert.deepEqual([String(type), String(comment)], ['ssh-ed25519', 'mia@laptop']);
  assert.deepEqual(halves.subarray(32), publicHalf);
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), halves.subarray(0, 32)]);
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const exported = createPublicKey(key).export({ format: 'der', type: 'spki' });
  assert.deepEqual(exported.subarray(-32), publicHalf);
  const message = Buffer.from('sign me');
  assert.ok(verify(null, message, createPublicKey(key), sign(null, message, key)));
});

test('two are never the same', () => {
  assert.notEqual(generateKeyPair().publicKey, generateKeyPair().publicKey);
});

// spec: ssh-key.fingerprint
test('a fingerprint is that of the bytes', () => {
  const blob = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' });
  const sha = createHash('sha256').update(blob).digest('base64').replace(/=+$/, '');
  assert.equal(fingerprintOf(blob), `SHA256:${sha}`);
});

function isInstalled(): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v ssh-keygen']);
    return true;
  } catch {
    return false;
  }
}

// spec: ssh-key.generate
test('ssh-keygen reads the file', { skip: !isInstalled() && 'there is no ssh-keygen' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-key-'));
  try {
    for (const comment of ['', 'a', 'mia@laptop', 'a b c d e f']) {
      const pair = generateKeyPair();
      const path = join(folder, `key-${comment.length}`);
      writeFileSync(path, pair.privateKeyFile(comment));
      chmodSync(path, 0o600);
      const line = execFileSync('ssh-keygen', ['-y', '-f', path]).toString().trim();
      assert.equal(line, `${pair.publicKey} ${comment}`.trim());
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
