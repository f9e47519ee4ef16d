import {
  checkRestoreSize,
  type FieldProblems,
  type RecoveryPoint,
  type RecoveryPointBody,
  type RestoreBody,
  size,
} from '@skydeck/contract';
import { object, string } from 'superstruct';
import { fieldsAt, formModel, required, wrongOf } from '../../kit/form/model.ts';

/** Shaped like the form a person sees. */
export interface PointDraft {
  name: string;
  description: string;
  volume: string;
}

export const newPoint = formModel<PointDraft, RecoveryPointBody>({
  shape: object({ name: size(string(), 1, 255), description: size(string(), 0, 255), volume: string() }),
  check: ({ name, volume }): FieldProblems => required({ name, volume }),
  blank: () => ({ name: '', description: '', volume: '' }),
  toBody: ({ name, description, volume }) => ({
    volume_id: volume,
    name: name.trim(),
    description: description.trim(),
  }),
  fieldOf: fieldsAt({ volume_id: 'volume' }),
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
