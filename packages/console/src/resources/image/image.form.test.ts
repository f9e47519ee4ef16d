import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Image, ImageUpdate, ImageUpload, problem } from '@skydeck/contract';
import { is } from 'superstruct';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { type ChosenFile, imageChange, newUpload, type UploadDraft } from './image.form.ts';

const file: ChosenFile = {
  name: 'debian.qcow2',
  size: 1000,
  format: 'qcow2',
  virtualSize: 10 * 1024 ** 3,
  leastDisk: 10,
  problem: null,
};
const draft: UploadDraft = { ...newUpload.blank(), name: ' debian ', file };

const codesOf = (changes: Partial<UploadDraft>) =>
  Object.fromEntries(
    Object.entries(problemsOfDraft(newUpload, { ...draft, ...changes })).map(([field, { code }]) => [field, code]),
  );

describe('a new image', () => {
  test('sends what was chosen, and nothing else', () => {
    const body = newUpload.toBody(draft);
    assert.ok(is(body, ImageUpload));
    assert.deepEqual(body, { name: 'debian', disk_format: 'qcow2', container_format: 'bare', os_distro: 'linux' });
  });

  test('sends all that it can have', () => {
    const body = newUpload.toBody({
      ...draft,
      minDisk: '20',
      minRam: '512',
      isUefi: true,
      isPublic: true,
      isProtected: true,
      tags: ['web'],
      placements: ['p'],
      checksum: ` ${'AB'.repeat(16)} `,
    });
    assert.ok(is(body, ImageUpload));
    assert.deepEqual(
      [body.min_disk, body.min_ram, body.hw_firmware_type, body.visibility, body.protected, body.traits, body.checksum],
      [20, 512, 'uefi', 'public', true, ['p'], 'ab'.repeat(16)],
    );
  });

  // spec: image.uefi
  test('of an ISO says nothing of its firmware', () => {
    const body = newUpload.toBody({ ...draft, isUefi: true, file: { ...file, format: 'iso' } });
    assert.equal('hw_firmware_type' in body, false);
  });

  // spec: image.min-disk, spec: image.check
  test('what is wrong is said at its field', () => {
    for (const [changes, codes] of [
      [{}, {}],
      [
        { name: ' ', file: null },
        { name: 'required', file: 'required' },
      ],
      [{ file: { ...file, problem: problem('image_encrypted', '') } }, { file: 'image_encrypted' }],
      [{ minDisk: '9' }, { minDisk: 'min_disk_too_small' }],
      [
        { minDisk: 'x', minRam: '-1' },
        { minDisk: 'out_of_range', minRam: 'out_of_range' },
      ],
      [{ checksum: 'abc' }, { checksum: 'checksum_invalid' }],
      [{ name: 'a'.repeat(256) }, { name: 'size' }],
    ] as const)
      assert.deepEqual(codesOf(changes as Partial<UploadDraft>), codes);
  });

  test('what the server finds is said at the field of the form', () => {
    const fields = ['disk_format', 'min_disk', 'traits', 'checksum'].map((path) => newUpload.fieldOf?.(path, draft));
    assert.deepEqual(fields, ['file', 'minDisk', 'placements', 'checksum']);
  });
});

test('a change begins with what is there, and sends a body the contract takes', () => {
  const image = {
    name: 'debian',
    disk_format: 'qcow2',
    virtual_size: 10 * 1024 ** 3,
    os_distro: 'debian12',
    min_disk: 10,
    min_ram: 0,
    hw_firmware_type: 'uefi',
    visibility: 'shared',
    protected: true,
    tags: ['web'],
    traits: [],
  } as unknown as Image;
  const model = imageChange(image);
  const from = model.from?.(image);
  assert.ok(from);
  const body = model.toBody(from);
  assert.ok(is(body, ImageUpdate));
  assert.deepEqual(body, {
    name: 'debian',
    os_distro: 'debian12',
    min_disk: 10,
    min_ram: 0,
    hw_firmware_type: 'uefi',
    visibility: 'shared',
    protected: true,
    tags: ['web'],
    traits: [],
  });
  assert.equal(problemsOfDraft(model, { ...from, minDisk: '9' })['minDisk']?.code, 'min_disk_too_small');
  const iso = imageChange({ ...image, disk_format: 'iso' });
  assert.equal('hw_firmware_type' in iso.toBody(from), false);
});
