import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecoveryPointBody, RestoreBody } from '@skydeck/contract';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { newPoint, restoreForm } from './recovery-point.form.ts';

const codesOf = (problems: ReturnType<typeof problemsOfDraft>) =>
  Object.fromEntries(Object.entries(problems).map(([path, { code }]) => [path, code]));

test('a recovery point is of one volume', () => {
  const draft = { name: ' before ', description: '', volume: 'v' };
  const body = newPoint.toBody(draft);
  assert.ok(RecoveryPointBody.is(body));
  assert.deepEqual(body, { volume_id: 'v', name: 'before', description: '' });
  assert.deepEqual(codesOf(problemsOfDraft(newPoint, draft)), {});
  assert.deepEqual(codesOf(problemsOfDraft(newPoint, { ...draft, name: ' ', volume: '' })), {
    name: 'required',
    volume: 'required',
  });
  assert.equal(newPoint.fieldOf?.('volume_id', draft), 'volume');
});

test('is restored to a volume that is large enough', () => {
  const model = restoreForm({ size: 10, volume_name: 'ledger' });
  assert.deepEqual(model.blank(), { name: 'ledger-restored', size: '10' });
  assert.ok(RestoreBody.is(model.toBody(model.blank())));
  for (const [size, wrong] of [
    ['10', {}],
    ['16384', {}],
    ['9', { size: 'out_of_range' }],
    ['', { size: 'out_of_range' }],
    ['10.5', { size: 'out_of_range' }],
    ['16385', { size: 'out_of_range' }],
  ] as const)
    assert.deepEqual(codesOf(problemsOfDraft(model, { name: 'n', size })), wrong, size);
  assert.deepEqual(codesOf(problemsOfDraft(model, { name: ' ', size: '10' })), { name: 'required' });
});
