import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { StoragePolicyBody } from '@skydeck/contract';
import { is } from 'superstruct';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { newStoragePolicy, storagePolicyChange, type StoragePolicyDraft } from './storage-policy.form.ts';

const draft = (facts: Partial<StoragePolicyDraft> = {}): StoragePolicyDraft => ({
  ...newStoragePolicy.blank(),
  name: ' fast ',
  ...facts,
});
const limits = (facts: Partial<StoragePolicyDraft['limits']>) => ({ ...newStoragePolicy.blank().limits, ...facts });

test('a policy sends a body that the contract takes', () => {
  const sent = newStoragePolicy.toBody(draft({ limits: limits({ total_iops_sec: '500' }) }));
  assert.ok(is(sent, StoragePolicyBody));
  assert.deepEqual(sent, {
    name: 'fast',
    tier: 1,
    redundancy: { type: 'raid1', m: 3, n: 2 },
    failure_domain: 1,
    qos: { total_iops_sec: 500 },
  });
});

test('a change sends what the form does not show, too', () => {
  const item = {
    id: 'x',
    name: 'fast',
    tier: 0,
    redundancy: { type: 'raid6', m: 5, n: 2 },
    failure_domain: 2,
    qos: { total_iops_sec: -1, read_iops_sec: 5, read_iops_sec_per_gb: 7 },
    storage: 'ssd',
    params: { a: 'b' },
    revision_number: 1,
    created_at: '',
    updated_at: '',
  };
  const sent = storagePolicyChange.toBody(storagePolicyChange.from?.(item) ?? draft());
  assert.ok(is(sent, StoragePolicyBody));
  assert.deepEqual(sent.qos, { read_iops_sec: 5, read_iops_sec_per_gb: 7 });
  assert.deepEqual([sent.storage, sent.params, sent.redundancy], ['ssd', { a: 'b' }, item.redundancy]);
});

// spec: storage-policy.redundancy, spec: storage-policy.qos
describe('what is wrong shows at its field', () => {
  for (const [facts, problems] of [
    [{}, {}],
    [
      { name: ' ', m: '', n: '' },
      { name: 'required', m: 'required', n: 'required' },
    ],
    [{ m: '2', n: '3' }, { n: 'fewest_copies' }],
    [{ m: '1.5' }, { m: 'out_of_range' }],
    [
      { type: 'raid6', m: '18', n: '4' },
      { m: 'out_of_range', n: 'out_of_range' },
    ],
    [{ limits: limits({ read_bytes_sec: '0' }) }, { 'limits.read_bytes_sec': 'out_of_range' }],
    [
      { limits: limits({ total_bytes_sec: '5', write_bytes_sec: '5' }) },
      { 'limits.total_bytes_sec': 'total_and_parts' },
    ],
  ] as const)
    test(JSON.stringify(facts).slice(0, 50), () => {
      const found = Object.entries(problemsOfDraft(newStoragePolicy, draft(facts)));
      assert.deepEqual(Object.fromEntries(found.map(([field, { code }]) => [field, code])), problems);
    });
});

test('what the server says of a part shows at its field', () => {
  const fieldOf = (path: string) => newStoragePolicy.fieldOf?.(path, draft());
  assert.deepEqual(['name', 'redundancy.n', 'failure_domain', 'qos.total_iops_sec'].map(fieldOf), [
    'name',
    'n',
    'failureDomain',
    'limits.total_iops_sec',
  ]);
});
