import { ScheduleField } from '@skydeck/react-bindings/schedule-field';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { type Form, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { hasOwnRotation, type PlanDraft } from './backup-plan.form.ts';
import { NextRuns } from './NextRuns.tsx';
import { backupPlanWords } from './backup-plan.ts';

// Not every schedule has one.
const RotationField = lazyComponent(async () => (await import('./RotationField.tsx')).RotationField);

/** What a plan is asked for when it is made and when it is changed. */
export function PlanFields({ form }: { form: Form<PlanDraft> }) {
  const t = useText(backupPlanWords);
  const fields = useFields(form);
  return (
    <>
      <TextField label={t('field.name')} required maxLength={255} {...fields.text('name')} />
      <TextField
        label={t('field.description')}
        note={t('list.optional')}
        maxLength={255}
        {...fields.text('description')}
      />
      <Switch
        appearance="card"
        label={t('field.scheduled')}
        hint={t('field.scheduled_hint')}
        {...fields.check('scheduled')}
      />
      {form.draft.scheduled && (
        <>
          <ScheduleField
            label={t('field.schedule')}
            hint={t(hasOwnRotation(form.draft) ? 'field.own_schedule_hint' : 'field.schedule_hint')}
            {...fields.text('schedule')}
          />
          <NextRuns schedule={form.draft.schedule} />
        </>
      )}
      {hasOwnRotation(form.draft) && <RotationField form={form} />}
    </>
  );
}
