import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imageApi, uploadHeaders, type ImageUpload } from '@skydeck/contract';
import { hclOf } from '../../kit/code/hcl.rules.ts';
import { openstackCliOf } from '../../kit/code/openstack-cli.rules.ts';
import { curlOf } from '../../kit/code/request.rules.ts';
import { imageBlocks } from './image.code.ts';

const body: ImageUpload = {
  name: 'debian',
  disk_format: 'qcow2',
  container_format: 'bare',
  os_distro: 'debian12',
  min_disk: 20,
  protected: true,
  tags: ['web', 'cis'],
  hw_firmware_type: 'uefi',
};
const terraform = imageBlocks(body, 'debian.qcow2');
const request = {
  endpoint: imageApi.upload,
  body,
  file: { name: 'debian.qcow2', headers: uploadHeaders(body) },
  terraform,
};

test('curl sends the file as it reads it, with the fields as headers', () => {
  const lines = curlOf(request, 'https://cloud.example').split(' \\\n');
  assert.match(lines[0] ?? '', /--request POST .*\/api\/v2\/compute\/images/);
  assert.ok(lines.some((line) => line.includes('x-hci-image-disk-format: qcow2')));
  assert.ok(lines.includes(`  --header 'Content-Type: application/octet-stream'`));
  assert.match(lines.at(-1) ?? '', /--upload-file '?debian\.qcow2'?/);
});

test('Terraform and the OpenStack CLI take the file from beside them', () => {
  const hcl = hclOf(terraform);
  for (const part of ['openstack_images_image_v2', 'local_file_path', 'min_disk_gb', '"uefi"'])
    assert.ok(hcl.includes(part), part);
  const cli = openstackCliOf(terraform) ?? '';
  for (const part of ['image create', '--disk-format', '--file', '--protected', '--tag', 'debian'])
    assert.ok(cli.includes(part), `${part} in ${cli}`);
});
