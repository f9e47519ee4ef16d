import {
  type BackupPlan,
  type BackupPlanBody,
  type BackupPlanUpdate,
  checkRotation,
  checkSchedule,
  DEFAULT_ROTATION,
  type FieldProblems,
  problem,
  VOLUMES_MOST,
  size,
} from '@skydeck/contract';
import { array, boolean, object, string } from 'superstruct';
import { formModel, required, wrongOf } from '../../kit/form/model.ts';
import { readScheduleText, writeScheduleText } from './schedule.rules.ts';

/** Shaped like the form a person sees; `volumes` are ids, and only a new plan has them here. */
export interface PlanDraft {
  name: string;
  description: string;
  /** Off: it runs when somebody starts it. */
  scheduled: boolean;
  /** As the schedule field has it: `rotation-7`, or the four parts. */
  schedule: string;
  /** As it is typed; a preset has its own number. */
  rotation: string;
  volumes: string[];
}

const shape = object({
  name: size(string(), 1, 255),
  description: size(string(), 0, 255),
  scheduled: boolean(),
  schedule: string(),
  rotation: string(),
  volumes: array(string()),
});

const DEFAULT_SCHEDULE = 'rotation-7';

/** The number a person chooses themselves, or null while a preset says it. */
export const hasOwnRotation = (draft: Pick<PlanDraft, 'schedule' | 'scheduled'>) => presetRotation(draft) === null;

const presetRotation = ({ schedule, scheduled }: Pick<PlanDraft, 'schedule' | 'scheduled'>) =>
  scheduled ? readScheduleText(schedule).rotation : null;

const rotationOf = (draft: PlanDraft) =>
  presetRotation(draft) ?? (draft.rotation.trim() === '' ? Number.NaN : Number(draft.rotation));

const scheduleOf = ({ schedule, scheduled }: PlanDraft) => (scheduled ? readScheduleText(schedule).schedule : null);

function check(draft: PlanDraft): FieldProblems {
  // One field shows all parts: the first that is wrong is the one to mend.
  const [wrongSchedule] = Object.values(checkSchedule(scheduleOf(draft)));
  const wrongRotation = checkRotation(rotationOf(draft));
  return {
    ...required({ name: draft.name }),
    ...wrongOf({ schedule: wrongSchedule, rotation: wrongRotation }),
    ...(draft.volumes.length > VOLUMES_MOST && {
      volumes: problem('too_many', `At most ${VOLUMES_MOST}`, { limit: VOLUMES_MOST }),
    }),
  };
}

/** Where a problem of the body shows in the form. */
export function fieldOf(path: string): string {
  if (path.endsWith('recovery_points_rotation')) return 'rotation';
  return path.startsWith('schedule') ? 'schedule' : path;
}

const bodyOf = (draft: PlanDraft) => ({
  name: draft.name.trim(),
  description: draft.description.trim(),
  schedule: scheduleOf(draft),
  properties: { recovery_points_rotation: rotationOf(draft) },
});

export const newPlan = formModel<PlanDraft, BackupPlanBody>({
  shape,
  check,
  fieldOf,
  blank: () => ({
    name: '',
    description: '',
    scheduled: true,
    schedule: DEFAULT_SCHEDULE,
    rotation: String(DEFAULT_ROTATION),
    volumes: [],
  }),
  toBody: (draft) => ({ ...bodyOf(draft), volumes: [...draft.volumes] }),
});

export const planChange = formModel<PlanDraft, BackupPlanUpdate, BackupPlan>({
  shape,
  check,
  fieldOf,
  blank: newPlan.blank,
  from: ({ name, description, schedule, properties: { recovery_points_rotation: rotation } }) => ({
    name,
    description,
    scheduled: schedule !== null,
    schedule: schedule ? writeScheduleText(schedule, rotation) : DEFAULT_SCHEDULE,
    rotation: String(rotation),
    volumes: [],
  }),
  toBody: bodyOf,
});

export interface VolumesDraft {
  volumes: string[];
}

/** Volumes that join a plan. */
export const newVolumes = formModel<VolumesDraft, { ids: string[] }>({
  shape: object({ volumes: array(string()) }),
  check: ({ volumes }) => required({ volumes }),
  blank: () => ({ volumes: [] }),
  toBody: ({ volumes }) => ({ ids: [...volumes] }),
  fieldOf: (path) => path.replace(/^ids/, 'volumes'),
});
