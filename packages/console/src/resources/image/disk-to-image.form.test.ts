import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { type DiskDraft, imageOf } from './disk-to-image.form.ts';

// spec: volume.to-image, spec: snapshot.to-image
test('an image of a disk begins with its name, and says only what is not usual', () => {
  for (const [isUsed, facts, body] of [
    [false, {}, { image_name: 'ledger' }],
    [true, { name: ' golden ' }, { image_name: 'golden', force: true }],
    [false, { isPublic: true, isProtected: true }, { image_name: 'ledger', visibility: 'public', protected: true }],
  ] as const) {
    const model = imageOf({ name: 'ledger', isUsed });
    const draft: DiskDraft = { ...model.blank(), ...facts };
    assert.deepEqual(problemsOfDraft(model, draft), {});
    assert.deepEqual(model.toBody(draft), body);
  }
  const model = imageOf({ name: 'ledger', isUsed: false });
  const unnamed = problemsOfDraft(model, { ...model.blank(), name: ' ' });
  assert.equal(unnamed['name']?.code, 'required');
  assert.equal(model.fieldOf?.('image_name', model.blank()), 'name');
});
