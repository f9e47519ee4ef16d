import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SshKeyBody } from '@skydeck/contract';
import { is } from 'superstruct';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { generateKeyPair } from './openssh.ts';
import { newSshKey, type SshKeyDraft } from './ssh-key.form.ts';

const { publicKey } = generateKeyPair();
const draft = (facts: Partial<SshKeyDraft>): SshKeyDraft => ({ ...newSshKey.blank(), name: 'a', publicKey, ...facts });

describe('a key sends a body that the contract takes', () => {
  for (const [what, facts, body] of [
    ['pasted', { publicKey: ` ${publicKey}  mia@laptop\n` }, { name: 'a', public_key: `${publicKey} mia@laptop` }],
    ['from a file', { source: 'file', description: ' x ' }, { name: 'a', public_key: publicKey, description: 'x' }],
    // spec: ssh-key.generate
    [
      'generated, with its name as the comment',
      { source: 'generate', isSaved: true, name: ' mia ' },
      { name: 'mia', public_key: `${publicKey} mia` },
    ],
  ] as const)
    test(what, () => {
      const sent = newSshKey.toBody(draft(facts));
      assert.deepEqual(problemsOfDraft(newSshKey, draft(facts)), {});
      assert.ok(is(sent, SshKeyBody));
      assert.deepEqual(sent, body);
    });
});

describe('what is wrong shows at its field, before anything is sent', () => {
  for (const [what, facts, problems] of [
    ['nothing', { publicKey: '', name: '' }, { publicKey: 'required', name: 'required' }],
    // spec: ssh-key.private
    ['a private key', { publicKey: '-----BEGIN PRIVATE KEY-----' }, { publicKey: 'private_key' }],
    ['no key', { publicKey: 'ssh-ed25519' }, { publicKey: 'not_a_public_key' }],
    ['a name with a slash', { name: 'a/b' }, { name: 'key_name_invalid' }],
    ['a long name', { name: 'a'.repeat(256) }, { name: 'key_name_invalid' }],
    ['a long description', { description: 'a'.repeat(256) }, { description: 'size' }],
    // spec: ssh-key.generate
    ['a private key that nobody has', { source: 'generate' }, { isSaved: 'private_key_unsaved' }],
  ] as const)
    test(what, () => {
      const found = Object.entries(problemsOfDraft(newSshKey, draft(facts)));
      assert.deepEqual(Object.fromEntries(found.map(([field, { code }]) => [field, code])), problems);
    });
});
