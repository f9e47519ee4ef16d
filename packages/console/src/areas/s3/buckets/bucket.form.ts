import { checkBucketName, type FieldProblems } from '@skydeck/contract';
import { boolean, object, string } from 'superstruct';
import { formModel } from '../../../kit/form/model.ts';

export interface BucketDraft {
  name: string;
  versioning: boolean;
}

function check({ name }: BucketDraft): FieldProblems {
  const wrong = checkBucketName(name);
  return wrong ? { name: wrong } : {};
}

export const newBucket = formModel<BucketDraft, BucketDraft>({
  shape: object({ name: string(), versioning: boolean() }),
  check,
  blank: () => ({ name: '', versioning: false }),
  toBody: (draft) => draft,
});
