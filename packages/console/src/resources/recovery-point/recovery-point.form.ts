import {
  checkRestoreSize,
  type FieldProblems,
  problem,
  type RecoveryPoint,
  type RecoveryPointBody,
  type RestoreBody,
  size,
} from '@skydeck/contract';
import { array, object, string } from 'superstruct';
import { fieldsAt, formModel, required, wrongOf } from '../../kit/form/model.ts';

/** Shaped like the form a person sees; of the volumes one is chosen. */
export interface PointDraft {
  name: string;
  description: string;
  volumes: string[];
}

export const newPoint = formModel<PointDraft, RecoveryPointBody>({
  shape: object({ name: size(string(), 1, 255), description: size(string(), 0, 255), volumes: array(string()) }),
  check: ({ name, volumes }): FieldProblems => ({
    ...required({ name, volumes }),
    ...(volumes.length > 1 && { volumes: problem('too_many', 'One only', { limit: 1 }) }),
  }),
  blank: () => ({ name: '', description: '', volumes: [] }),
  toBody: ({ name, description, volumes }) => ({
    volume_id: volumes[0] ?? '',
    name: name.trim(),
    description: description.trim(),
  }),
  fieldOf: fieldsAt({ volume_id: 'volumes' }),
});

export interface RestoreDraft {
  name: string;
  /** GiB, as it is typed. */
  size: string;
}

/** A new volume of what the point has; it may be larger, never smaller. */
export const restoreForm = (point: Pick<RecoveryPoint, 'size' | 'volume_name'>) =>
  formModel<RestoreDraft, RestoreBody>({
    shape: object({ name: size(string(), 1, 255), size: string() }),
    check: (draft): FieldProblems => {
      const wrongSize = checkRestoreSize(point, draft.size.trim() === '' ? Number.NaN : Number(draft.size));
      return { ...required({ name: draft.name }), ...wrongOf({ size: wrongSize }) };
    },
    blank: () => ({ name: `${point.volume_name}-restored`.slice(0, 255), size: String(point.size) }),
    toBody: (draft) => ({ name: draft.name.trim(), size: Number(draft.size) }),
  });
