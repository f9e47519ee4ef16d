import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemsOfDraft } from '../../kit/form/model.ts';
import {
  attachment,
  cloneOf,
  extension,
  gibOf,
  newVolume,
  retype,
  transferAcceptance,
  transferOffer,
  type VolumeDraft,
} from './volume.form.ts';

const codesOf = (problems: Readonly<Record<string, { readonly code: string }>>) =>
  Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]));

// spec: volume.create, spec: volume.size
describe('the form of a new volume', () => {
  const model = newVolume();
  const draft = (facts: Partial<VolumeDraft>): VolumeDraft => ({
    ...model.blank(),
    name: 'ledger',
    size: '10',
    ...facts,
  });

  for (const [name, facts, problems] of [
    ['is complete', {}, {}],
    ['needs a name and a size', { name: ' ', size: '' }, { name: 'required', size: 'required' }],
    ['has no 0 GiB', { size: '0' }, { size: 'out_of_range' }],
    ['has whole GiB', { size: '1.5' }, { size: 'out_of_range' }],
    ['has 16,384 GiB at most', { size: '16385' }, { size: 'out_of_range' }],
    ['has a name of 255 characters', { name: 'a'.repeat(256) }, { name: 'size' }],
    ['needs an image to be made of', { source: 'image', size: '' }, { image: 'required' }],
    ['is as large as its image', { source: 'image', image: 'i', size: '' }, {}],
    ['needs a snapshot to be made of', { source: 'snapshot', size: '' }, { snapshot: 'required' }],
    ['needs a recovery point to be made of', { source: 'point', size: '' }, { point: 'required' }],
    ['is as large as its snapshot', { source: 'snapshot', snapshot: 's', size: '' }, {}],
  ] as const)
    it(name, () => assert.deepEqual(codesOf(problemsOfDraft(model, draft(facts))), problems));

  for (const [name, facts, request] of [
    ['a blank one', { bootable: true }, { point: null, body: { name: 'ledger', size: 10, bootable: true } }],
    [
      'one with a policy and a description',
      { policy: 'fast', description: ' books ' },
      {
        point: null,
        body: { name: 'ledger', size: 10, description: 'books', storage_policy_name: 'fast', bootable: false },
      },
    ],
    [
      'one of an image, which says whether it is bootable',
      { source: 'image', image: 'i', snapshot: 's', size: '', bootable: true },
      { point: null, body: { name: 'ledger', image_id: 'i' } },
    ],
    [
      'one of a snapshot',
      { source: 'snapshot', snapshot: 's', size: '', bootable: true },
      { point: null, body: { name: 'ledger', snapshot_id: 's' } },
    ],
    [
      'one of a recovery point, which has no description',
      { source: 'point', point: 'p', policy: 'fast', description: 'x' },
      { point: 'p', body: { name: 'ledger', size: 10, storage_policy: 'fast' } },
    ],
  ] as const)
    it(`asks for ${name}`, () => assert.deepEqual(model.toBody(draft(facts)), request));

  it('begins with the snapshot or the image whose page it is on, and shows the problems of the server at its fields', () => {
    for (const [from, source] of [
      [{ snapshot: 's' }, 'snapshot'],
      [{ image: 'i' }, 'image'],
    ] as const) {
      const blank = newVolume(from).blank();
      assert.deepEqual([blank.source, blank[source]], [source, Object.values(from)[0]]);
    }
    for (const [path, field] of [
      ['image_id', 'image'],
      ['snapshot_id', 'snapshot'],
      ['storage_policy_name', 'policy'],
      ['size', 'size'],
    ] as const)
      assert.equal(model.fieldOf?.(path, model.blank()), field);
  });
});

it('what is no size takes nothing of the quota', () => {
  for (const [text, gib] of [
    ['10', 10],
    ['', 0],
    ['x', 0],
    ['99999', 0],
  ] as const)
    assert.equal(gibOf(text), gib, text);
});

// spec: volume.extend, spec: volume.clone, spec: volume.retype
describe('the forms that change a volume', () => {
  const volume = { id: 'v', name: 'ledger', size: 10, storage_policy_name: 'default' };

  it('make it larger, and never smaller', () => {
    const model = extension(volume);
    for (const [size, code] of [
      ['11', {}],
      ['10', { size: 'out_of_range' }],
      ['', { size: 'required' }],
    ] as const)
      assert.deepEqual(codesOf(problemsOfDraft(model, { size })), code, size);
    assert.deepEqual(model.toBody({ size: '20' }), { size: 20 });
  });

  it('copy it, at least as large', () => {
    const model = cloneOf(volume);
    assert.deepEqual(model.toBody(model.blank()), { name: 'ledger-copy', size: 10, storage_policy_name: 'default' });
    assert.deepEqual(codesOf(problemsOfDraft(model, { ...model.blank(), size: '9' })), { size: 'out_of_range' });
  });

  it('move it, attach it, offer it and take it', () => {
    assert.deepEqual(codesOf(problemsOfDraft(retype, retype.blank())), { policy: 'required' });
    assert.deepEqual(retype.toBody({ policy: 'fast' }), { storage_policy_name: 'fast' });
    assert.deepEqual(attachment(volume).toBody({ server: 's' }), { serverId: 's', volume_id: 'v' });
    assert.deepEqual(codesOf(problemsOfDraft(attachment(volume), { server: '' })), { server: 'required' });
    assert.deepEqual([transferOffer.toBody({ name: ' ' }), transferOffer.toBody({ name: ' a ' })], [{}, { name: 'a' }]);
    assert.deepEqual(transferAcceptance.toBody({ transfer: ' t ', key: ' k ' }), { id: 't', auth_key: 'k' });
    assert.deepEqual(codesOf(problemsOfDraft(transferAcceptance, transferAcceptance.blank())), {
      transfer: 'required',
      key: 'required',
    });
  });
});
