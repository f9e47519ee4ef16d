import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hclOf } from '../../kit/code/hcl.rules.ts';
import { restoreBlocks } from './recovery-point.code.ts';

test('a volume is made of the recovery point, as large as the old one or larger', () => {
  const point = { id: 'p-1', size: 10 };
  assert.equal(
    hclOf(restoreBlocks(point, { name: 'ledger back' })),
    `resource "openstack_blockstorage_volume_v3" "ledger_back" {
  name      = "ledger back"
  size      = 10
  backup_id = "p-1"
}`,
  );
  assert.match(
    hclOf(restoreBlocks(point, { name: 'b', size: 20, storage_policy: 'fast' })),
    /size {8}= 20\n {2}backup_id {3}= "p-1"\n {2}volume_type = "fast"/,
  );
});
