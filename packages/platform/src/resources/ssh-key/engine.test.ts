import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { SshKey } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { privateKey, testKeys } from './test-keys.ts';

type SuiteCloud = CloudWith<'sshKeys'>;
const { ed25519, rsa1024 } = testKeys;

/** One suite for each engine behind the port. */
export function describeSshKeyEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`SSH keys of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    const add = (name: string, public_key: string = ed25519.line, scope = cloud.one) =>
      cloud.sshKeys.create(scope, { name, public_key });
    const namesOf = async (query: Readonly<Record<string, string>>, scope = cloud.one) =>
      (await cloud.sshKeys.list(scope, query)).data.map(({ name }) => name);

    // spec: ssh-key.fingerprint
    test('a key is kept in one line, with its type, its size and both fingerprints', async () => {
      cloud.drainEvents();
      const body = { name: ' mia ', description: ' laptop ', public_key: ` ${ed25519.line}\n` };
      const key = await cloud.sshKeys.create(cloud.one, body);
      assert.deepEqual(Object.keys(key).toSorted(), Object.keys(SshKey.schema).toSorted());
      assert.deepEqual([key.name, key.description, key.public_key], ['mia', 'laptop', ed25519.line]);
      assert.deepEqual([key.type, key.bits], ['ssh-ed25519', 256]);
      assert.deepEqual([key.fingerprint, key.fingerprint_sha256], [ed25519.md5, ed25519.sha256]);
      assert.deepEqual(await cloud.sshKeys.read(cloud.one, key.id), key);
      const events = cloud.drainEvents().map(({ type, operation, id }) => [type, operation, id]);
      assert.deepEqual(events, [['ssh_key', 'created', key.id]]);
    });

    // spec: ssh-key.weak
    test('a short RSA key is taken', async () => {
      const key = await add('old', rsa1024.line);
      assert.deepEqual([key.type, key.bits, key.fingerprint_sha256], ['ssh-rsa', 1024, rsa1024.sha256]);
    });

    // spec: ssh-key.private, spec: ssh-key.public, spec: ssh-key.name
    test('what is wrong is said at its fields, and nothing is kept', async () => {
      await add('mia');
      for (const [name, public_key, problems] of [
        ['a', privateKey, { public_key: 'private_key' }],
        ['a', `${ed25519.line}\n${rsa1024.line}`, { public_key: 'one_public_key' }],
        ['a', 'ssh-ed25519 AAAA', { public_key: 'not_a_public_key' }],
        ['mia', ed25519.line, { name: 'name_taken' }],
        [' mia ', rsa1024.line, { name: 'name_taken' }],
        ['a/b', privateKey, { name: 'key_name_invalid', public_key: 'private_key' }],
        [' ', ed25519.line, { name: 'required' }],
      ] as const)
        assert.deepEqual(await problemsOfCall(add(name, public_key)), problems);
      assert.deepEqual(await namesOf({}), ['mia']);
    });

    // spec: ssh-key.private
    test('a refused private key is not repeated', async () => {
      const refusal = await refusalOf(add('a', privateKey));
      assert.doesNotMatch(JSON.stringify([refusal.message, refusal.fields, refusal.values]), /BEGIN|AAAA/);
    });

    // spec: ssh-key.name
    test('of fifty at once with one name, one is kept', async () => {
      const results = await Promise.allSettled(Array.from({ length: 50 }, () => add('same')));
      assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
      assert.deepEqual(await namesOf({}), ['same']);
    });

    // spec: ssh-key.name, spec: ssh-key.address
    test('another project has its own names, and does not see these', async () => {
      const key = await add('same');
      const theirs = await add('same', rsa1024.line, cloud.two);
      assert.deepEqual(await namesOf({}, cloud.two), ['same']);
      assert.equal((await cloud.sshKeys.read(cloud.two, 'same')).id, theirs.id);
      assert.equal((await refusalOf(cloud.sshKeys.read(cloud.two, key.id))).status, 404);
      assert.equal((await refusalOf(cloud.sshKeys.remove(cloud.two, key.id))).status, 404);
      assert.equal((await refusalOf(cloud.sshKeys.read(cloud.system, 'same'))).status, 404);
      assert.equal((await cloud.sshKeys.list(cloud.reader, {})).data.length, 2);
      assert.equal((await refusalOf(add('x', ed25519.line, cloud.system))).code, 'wrong_scope');
    });

    // spec: ssh-key.address
    test('one is deleted by its name or its id, several by a task', async () => {
      const [one, two, three] = [await add('one'), await add('Two'), await add('three')];
      await cloud.sshKeys.remove(cloud.one, 'Two');
      assert.equal((await refusalOf(cloud.sshKeys.read(cloud.one, two.id))).status, 404);
      await cloud.sshKeys.remove(cloud.one, one.id);
      const { task_id } = await cloud.sshKeys.removeMany(cloud.one, { ids: [three.id, two.id] });
      const { name, result } = await cloud.ended(task_id);
      assert.deepEqual([name, result?.done], ['compute.keys.delete_many', [three.id]]);
      assert.deepEqual(
        result?.errors?.map(({ id }) => id),
        [two.id],
      );
    });

    test('a list is searched, filtered and sorted', async () => {
      await add('beta');
      await add('alpha', rsa1024.line);
      assert.deepEqual(await namesOf({ sort: 'type:desc' }), ['alpha', 'beta']);
      assert.deepEqual(await namesOf({ type: 'ssh-ed25519' }), ['beta']);
      assert.deepEqual(await namesOf({ fingerprint_sha256: rsa1024.sha256 }), ['alpha']);
      assert.deepEqual(await namesOf({ search: 'contains:Rb8bj' }), ['beta']);
      assert.deepEqual(await namesOf({ search: '21:4f:1b' }), ['alpha']);
    });
  });
}

describeSshKeyEngine(embedded);
