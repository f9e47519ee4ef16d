import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsOfDraft } from '../../../kit/form/model.ts';
import { lockForm } from './lock.form.ts';

for (const [mode, count, unit, isGood] of [
  ['none', '', 'days', true],
  ['GOVERNANCE', '1', 'days', true],
  ['GOVERNANCE', '0', 'days', false],
  ['COMPLIANCE', '', 'years', false],
  ['COMPLIANCE', '100', 'years', true],
  ['COMPLIANCE', '101', 'years', false],
  ['COMPLIANCE', '36500', 'days', true],
] as const)
  test(`${mode} for ${count} ${unit}: ${isGood ? 'taken' : 'refused'}`, () =>
    assert.equal('count' in problemsOfDraft(lockForm, { mode, count, unit }), !isGood));

test('the draft is what the bucket has, and its body what the bucket gets', () => {
  const lock = { isOn: true, defaults: { mode: 'GOVERNANCE', unit: 'years', count: 2 } } as const;
  const draft = lockForm.from?.(lock);
  assert.deepEqual(draft, { mode: 'GOVERNANCE', unit: 'years', count: '2' });
  assert.deepEqual(draft && lockForm.toBody(draft), lock);
  assert.deepEqual(lockForm.toBody({ mode: 'none', count: '30', unit: 'days' }), { isOn: true, defaults: null });
});
