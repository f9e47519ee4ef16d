import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { hclOf } from '../../kit/code/hcl.rules.ts';
import { openstackCliOf } from '../../kit/code/openstack-cli.rules.ts';
import { sshKeyBlocks } from './ssh-key.code.ts';

const body = { name: 'mia@laptop', public_key: "ssh-ed25519 AAAA mia's laptop", description: 'not in Nova' };

test('a key pair of Nova', () => {
  assert.equal(
    hclOf(sshKeyBlocks(body)),
    `resource "openstack_compute_keypair_v2" "mia_laptop" {
  name       = "mia@laptop"
  public_key = "ssh-ed25519 AAAA mia's laptop"
}`,
  );
});

test('the program reads the key from its standard input', () => {
  const script = `openstack() { echo "$*"; cat; }\n${openstackCliOf(sshKeyBlocks(body))}`;
  const output = execFileSync('sh', ['-c', script]).toString();
  assert.equal(output, `keypair create --public-key /dev/stdin mia@laptop\n${body.public_key}\n`);
});
