import type { Tx } from '../../store/store.ts';
import { readText } from '../protocol/body.ts';
import type { Answer, Call } from '../protocol/call.ts';
import { versionHeader } from '../protocol/object-headers.ts';
import { readTagDocument, type Tags, writeTags } from '../protocol/tags.ts';
import type { Bucket } from '../storage/buckets.ts';
import { tagsOf } from '../storage/change-objects.ts';
import { findRequestedVersion, versionOf } from './read-object.ts';

const MAX_DOCUMENT = 64 * 1024;

export async function getTagging(call: Call, bucket: Bucket): Promise<Answer> {
  const object = await call.storage.store.read((tx) => findRequestedVersion(tx, bucket, call.key, versionOf(call)));
  return { status: 200, headers: versionHeader(bucket, object.version_id), body: writeTags(tagsOf(object)) };
}

export async function putTagging(call: Call, bucket: Bucket): Promise<Answer> {
  const tags = readTagDocument(await readText(call.body, MAX_DOCUMENT));
  return { status: 200, headers: await change(call, bucket, tags) };
}

export const deleteTagging = async (call: Call, bucket: Bucket): Promise<Answer> => ({
  status: 204,
  headers: await change(call, bucket, {}),
});

function change(call: Call, bucket: Bucket, tags: Tags): Promise<Record<string, string>> {
  const { storage, requestId } = call;
  return storage.store.write(async (tx: Tx) => {
    const object = await findRequestedVersion(tx, bucket, call.key, versionOf(call));
    await tx.tables
      .updateTable('s3_objects')
      .set({ tags: JSON.stringify(tags) })
      .where('seq', '=', object.seq)
      .execute();
    storage.changes.touch(tx, bucket, requestId);
    return versionHeader(bucket, object.version_id);
  });
}
