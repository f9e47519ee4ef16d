import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DETECT, type ImageFormat } from '../formats.ts';
import {
  descriptorOf,
  fixedVhd,
  GIB,
  iso,
  ploop,
  qcow2,
  raw,
  textBytes,
  vdi,
  vhd,
  vhdx,
  vmdk,
} from '../testing/samples.ts';
import { HEAD_BYTES, TAIL_BYTES } from './header.ts';
import { imageBytes, inspectImage, leastDiskFor, whyNotFileSize } from './inspect.rules.ts';

const look = (file: Uint8Array, declared: ImageFormat | typeof DETECT, size = file.length) =>
  inspectImage(imageBytes(file.subarray(0, HEAD_BYTES), file.subarray(-TAIL_BYTES), size), declared);

const problemOf = (file: Uint8Array, declared: ImageFormat | typeof DETECT, size?: number) => {
  const found = look(file, declared, size);
  if (!('problems' in found)) return null;
  const [[field, { code }] = ['', { code: '' }]] = Object.entries(found.problems);
  return `${field} ${code}`;
};

const sparse = 20_971_520 * 512;
const samples: readonly (readonly [name: string, format: ImageFormat, file: Uint8Array, virtualSize: number])[] = [
  ['qcow2 of version 3', 'qcow2', qcow2(), 10 * GIB],
  ['qcow2 of version 2', 'qcow2', qcow2({ version: 2 }), 10 * GIB],
  ['a qcow2 of 512 GiB', 'qcow2', qcow2({ size: 512 * GIB }), 512 * GIB],
  ['a vmdk in one file', 'vmdk', vmdk(), sparse],
  [
    'a vmdk that is sent as a stream',
    'vmdk',
    vmdk({ descriptor: descriptorOf(['RW 20971520 SPARSE "a b.vmdk"'], { createType: '"streamOptimized"' }) }),
    sparse,
  ],
  ['vdi', 'vdi', vdi(), 10 * GIB],
  ['vdi of one size', 'vdi', vdi({ type: 2 }), 10 * GIB],
  ['vhd', 'vhd', vhd(), 10 * GIB],
  ['vhd of one size', 'vhd', fixedVhd({ size: 1024 ** 2 }), 1024 ** 2],
  ['vhdx', 'vhdx', vhdx(), 10 * GIB],
  ['ploop', 'ploop', ploop(), sparse],
  ['an older ploop', 'ploop', ploop('WithoutFreeSpace'), sparse],
  ['iso', 'iso', iso(), 65_536],
  ['iso of UDF alone', 'iso', iso('BEA01'), 65_536],
];

// spec: image.format
describe('a format', () => {
  for (const [name, format, file, virtualSize] of samples) {
    test(`is known by its bytes: ${name}`, () => {
      const image = { format, virtualSize };
      assert.deepEqual(look(file, format), { image });
      assert.deepEqual(look(file, DETECT), { image });
      for (const other of ['raw', 'ami', format === 'iso' ? 'qcow2' : 'iso'] as const)
        assert.equal(problemOf(file, other), 'disk_format image_of_other_format');
    });
  }

  test('without a mark is a raw one, or what was said where that has none', () => {
    assert.deepEqual(look(raw(), DETECT), { image: { format: 'raw', virtualSize: 65_536 } });
    for (const format of ['raw', 'aki', 'ami', 'ari'] as const)
      assert.deepEqual(look(raw(), format), { image: { format, virtualSize: 65_536 } });
    for (const format of ['qcow2', 'iso', 'vhd', 'vhdx', 'vmdk', 'vdi', 'ploop'] as const)
      assert.equal(problemOf(raw(), format), 'disk_format image_not_of_format');
  });

  test('that was cut off before its mark is none', () => {
    assert.equal(problemOf(iso().subarray(0, 32_768), 'iso'), 'disk_format image_not_of_format');
    assert.equal(problemOf(iso().subarray(0, 0x8003), 'iso'), 'disk_format image_not_of_format');
  });
});

// spec: image.content
describe('what reaches for other files, or cannot be read', () => {
  const shadow = ['RW 20971520 FLAT "/etc/shadow" 0'];
  const extents = (...lines: string[]) => vmdk({ descriptor: descriptorOf(lines) });
  const own = 'RW 20971520 SPARSE "disk.vmdk"';
  for (const [name, format, file, code] of [
    ['a qcow2 with a backing file', 'qcow2', qcow2({ backing: 512 }), 'image_has_backing_file'],
    ['one far behind the end', 'qcow2', qcow2({ backing: 2 ** 53 }), 'image_has_backing_file'],
    ['a qcow2 with an external data file', 'qcow2', qcow2({ features: 4 }), 'image_has_external_data'],
    ['an encrypted qcow2', 'qcow2', qcow2({ crypt: 2 }), 'image_encrypted'],
    ['a qcow2 of version 1', 'qcow2', qcow2({ version: 1 }), 'image_version_unknown'],
    ['a qcow2 with clusters of 2 EiB', 'qcow2', qcow2({ clusterBits: 61 }), 'image_header_unreadable'],
    ['a qcow2 of 0 bytes', 'qcow2', qcow2({ size: 0 }), 'image_header_unreadable'],
    ['a vmdk that is a descriptor alone', 'vmdk', textBytes(descriptorOf(shadow)), 'image_has_external_data'],
    ['the same in capitals', 'vmdk', textBytes(descriptorOf(shadow).toUpperCase()), 'image_has_external_data'],
    ['a vmdk that names a file of the host', 'vmdk', extents(...shadow), 'image_has_external_data'],
    ['one that is said to be sparse', 'vmdk', extents('RW 8 SPARSE "/etc/shadow"'), 'image_has_external_data'],
    ['one in another folder', 'vmdk', extents('RW 8 SPARSE "..\\\\x.vmdk"'), 'image_has_external_data'],
    ['a vmdk of two files', 'vmdk', extents(own, own), 'image_has_external_data'],
    ['a vmdk of no file', 'vmdk', extents(), 'image_has_external_data'],
    [
      'a vmdk of another type',
      'vmdk',
      vmdk({ descriptor: descriptorOf([own], { createType: '"vmfs"' }) }),
      'image_has_external_data',
    ],
    [
      'a vmdk with a parent',
      'vmdk',
      vmdk({ descriptor: descriptorOf([own], { parentCID: '1234abcd' }) }),
      'image_has_backing_file',
    ],
    [
      'a vmdk with a hint at one',
      'vmdk',
      vmdk({ descriptor: descriptorOf([own], { 'parentFileNameHint ': ' "x"' }) }),
      'image_has_backing_file',
    ],
    ['a vmdk without a descriptor', 'vmdk', vmdk({ descriptorSectors: 0 }), 'image_header_unreadable'],
    ['one behind the end', 'vmdk', vmdk({ descriptorAt: 2 ** 40 }), 'image_header_unreadable'],
    ['one of 8 EiB', 'vmdk', vmdk({ descriptorSectors: 2 ** 53 }), 'image_header_unreadable'],
    ['bytes in its place', 'vmdk', vmdk({ descriptor: '\0\0\0' }), 'image_header_unreadable'],
    ['a vmdk of version 9', 'vmdk', vmdk({ version: 9 }), 'image_version_unknown'],
    ['a vmdk of ESX', 'vmdk', textBytes('COWD'), 'image_version_unknown'],
    ['a vdi with a parent', 'vdi', vdi({ link: 'ab'.repeat(16) }), 'image_has_backing_file'],
    ['a vdi that is a difference', 'vdi', vdi({ type: 4 }), 'image_has_backing_file'],
    ['a vdi of another version', 'vdi', vdi({ version: 7 }), 'image_version_unknown'],
    ['a vdi that ends in its header', 'vdi', vdi().subarray(0, 0x1a8), 'image_too_short'],
    ['a vhd that is a difference', 'vhd', vhd({ type: 4 }), 'image_has_backing_file'],
    ['a vhd of another type', 'vhd', vhd({ type: 0xffffffff }), 'image_version_unknown'],
    ['a vhdx with a parent', 'vhdx', vhdx({ flags: 2 }), 'image_has_backing_file'],
    ['a vhdx with four billion regions', 'vhdx', vhdx({ regions: 0xffffffff }), 'image_header_unreadable'],
    ['a vhdx with more items than there are', 'vhdx', vhdx({ items: 0xffff }), 'image_header_unreadable'],
    ['a vhdx without items', 'vhdx', vhdx({ items: 0 }), 'image_header_unreadable'],
    ['a vhdx with its metadata in the sky', 'vhdx', vhdx({ metadataAt: 2 ** 62 }), 'image_header_unreadable'],
    ['a vhdx that ends in its header', 'vhdx', vhdx().subarray(0, 1024), 'image_header_unreadable'],
    ['a ploop of another version', 'ploop', ploop(undefined, 9), 'image_version_unknown'],
  ] as const) {
    test(name, () => {
      assert.equal(problemOf(file, format), `file ${code}`);
      assert.equal(problemOf(file, DETECT), `file ${code}`);
    });
  }
});

// spec: image.limits
describe('sizes', () => {
  test('of files', () => {
    for (const [size, code] of [
      [0, 'image_too_short'],
      [1, 'image_too_short'],
      [511, 'image_too_short'],
      [512, undefined],
      [512 * GIB, undefined],
      [512 * GIB + 1, 'image_too_large'],
    ] as const)
      assert.equal(whyNotFileSize(size)?.code, code, String(size));
    assert.equal(problemOf(Uint8Array.of(81), DETECT), 'file image_too_short');
  });

  test('of the disks in them', () => {
    for (const file of [qcow2({ size: 512 * GIB + 1 }), qcow2({ size: 2 ** 63 }), vmdk({ sectors: 2 ** 50 })])
      assert.equal(problemOf(file, DETECT), 'file image_too_large');
    assert.equal(problemOf(vdi({ size: 2 ** 63 }), 'vdi'), 'file image_too_large');
  });

  test('become whole GiB of a disk', () => {
    assert.deepEqual([1, GIB, GIB + 1, 19.8 * GIB].map(leastDiskFor), [1, 1, 2, 20]);
  });
});
