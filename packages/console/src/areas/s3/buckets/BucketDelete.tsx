import { CallError } from '@skydeck/contract';
import { ConfirmDelete } from '../../../kit/confirm/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { deleteFullBucket } from '../jobs/empty-bucket.ts';
import { deleteBucket } from '../wire/buckets.ts';
import { type Bucket, bucketItems } from './bucket-store.ts';
import { bucketsWords } from './words.ts';

interface Props {
  readonly bucket: Bucket;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** The name has to be typed: what lies in the bucket goes with it. */
export function BucketDelete({ bucket, onClose, onDeleted }: Props) {
  const t = useText(bucketsWords);
  const format = useFormat();
  const { name, usage } = bucket;
  const objects = usage?.objects ?? 0;

  async function confirm() {
    try {
      await deleteBucket(name);
      bucketItems.applyEvent('deleted', bucket);
      notify('success', t('deleted', { name }));
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'bucket_not_empty')) throw error;
      void deleteFullBucket(name, objects);
    }
    onDeleted?.();
  }

  return (
    <ConfirmDelete
      open
      icon="area-s3-storage"
      title={t('delete.title', { name })}
      message={t(objects > 0 ? 'delete.full_text' : 'delete.text')}
      items={[
        {
          id: name,
          name,
          ...(usage && {
            detail: t('delete.holds', { count: objects, size: format.bytes(usage.bytes + usage.hidden_bytes) }),
          }),
        },
      ]}
      confirmLabel={t('delete.confirm')}
      phrase={name}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
