import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, is } from 'superstruct';
import { readRequest } from '../requests/index.ts';
import { formatOfExtension } from './formats.ts';
import { readUploadHeaders, uploadHeaders } from './headers.ts';
import { distroTitle, osTypeOf } from './distros.ts';
import { ImageUpdate, ImageUpload } from './model.ts';

const upload: ImageUpload = {
  name: 'Grüße 🙂',
  disk_format: 'qcow2',
  min_disk: 20,
  protected: true,
  visibility: 'public',
  tags: ['web', 'größe'],
  hw_firmware_type: 'uefi',
};

// spec: image.upload
test('what the headers say is what was meant', () => {
  const headers = uploadHeaders(upload);
  assert.equal(headers['x-hci-image-disk-format'], 'qcow2');
  for (const value of Object.values(headers)) assert.match(value, /^[\x20-\x7e]*$/);
  assert.deepEqual(create(readRequest(readUploadHeaders(headers), ImageUpload), ImageUpload), upload);
});

test('what they do not say well is refused by its field', () => {
  const fine = uploadHeaders(upload);
  const read = (headers: Record<string, string>) =>
    readRequest(readUploadHeaders({ ...fine, ...headers }), ImageUpload);
  for (const wrong of [
    { 'x-hci-image-name': 'not base64!' },
    { 'x-hci-image-name': '/w==' },
    { 'x-hci-image-name': '' },
    { 'x-hci-image-name': btoa('a'.repeat(256)) },
    { 'x-hci-image-tags': btoa('web') },
    { 'x-hci-image-disk-format': 'exe' },
    { 'x-hci-image-min-disk': '-1' },
    { 'x-hci-image-os-distro': 'My OS' },
    { 'x-hci-image-checksum': 'abc' },
    { 'x-hci-image-colour': 'red' },
  ])
    assert.ok(!is(read(wrong as Record<string, string>), ImageUpload), JSON.stringify(wrong));
  assert.deepEqual(readUploadHeaders({ host: 'x', 'x-hci-image-name': ['a', 'b'] }), {});
});

test('a change says nothing of the bytes', () => {
  assert.ok(is({}, ImageUpdate));
  assert.ok(!is({ disk_format: 'raw' }, ImageUpdate));
  assert.ok(!is({ name: '' }, ImageUpdate));
});

// spec: value.files.image
test('the ending of a name says the format, img that it is one', () => {
  assert.deepEqual(['iso', 'qcow2', 'img', 'exe', ''].map(formatOfExtension), ['iso', 'qcow2', 'detect', null, null]);
});

test('systems have names of their own, and a type', () => {
  assert.deepEqual([distroTitle('debian12'), distroTitle('other')], ['Debian 12', null]);
  assert.deepEqual(['win2k22', 'windows', 'debian12', 'other'].map(osTypeOf), ['windows', 'windows', 'linux', 'linux']);
});
