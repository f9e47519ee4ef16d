import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameOfFile, readImageFile } from './read-image-file.ts';

function qcow2({ backing = 0 } = {}): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64 * 1024);
  const view = new DataView(bytes.buffer);
  bytes.set([0x51, 0x46, 0x49, 0xfb]);
  view.setUint32(4, 3);
  view.setBigUint64(8, BigInt(backing));
  view.setUint32(20, 16);
  view.setBigUint64(24, BigInt(10 * 1024 ** 3));
  return bytes;
}

// spec: image.check
test('a file says what it is before any of it is sent', async () => {
  const read = (bytes: Uint8Array<ArrayBuffer>, name: string) => readImageFile(new File([bytes], name));
  const { problem, ...facts } = await read(qcow2(), 'debian.qcow2');
  assert.equal(problem, null);
  assert.deepEqual(facts, {
    name: 'debian.qcow2',
    size: 65_536,
    format: 'qcow2',
    virtualSize: 10 * 1024 ** 3,
    leastDisk: 10,
  });
  assert.equal((await read(qcow2(), 'appliance.IMG')).format, 'qcow2');
  for (const [bytes, name, code] of [
    [qcow2(), 'notes.txt', 'image_extension'],
    [qcow2(), 'debian.iso', 'image_of_other_format'],
    [qcow2({ backing: 8 }), 'debian.qcow2', 'image_has_backing_file'],
    [new Uint8Array(1), 'debian.raw', 'image_too_short'],
    [new Uint8Array(4096), 'debian.vmdk', 'image_not_of_format'],
  ] as const)
    assert.equal((await read(bytes, name)).problem?.code, code, name);
});

test('an image is called as its file without the ending', () => {
  assert.deepEqual(['debian-12.qcow2', 'no-ending'].map(nameOfFile), ['debian-12', 'no-ending']);
});
