import { rotationRange } from '@skydeck/contract';
import { NumberField } from '@skydeck/react-bindings/number-field';
import { type Form, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { PlanDraft } from './backup-plan.form.ts';
import { backupPlanWords } from './backup-plan.ts';

/** How many recovery points a plan keeps, where its schedule does not say so. */
export function RotationField({ form }: { form: Form<PlanDraft> }) {
  const t = useText(backupPlanWords);
  return (
    <NumberField
      label={t('field.rotation')}
      hint={t('field.rotation_hint')}
      required
      min={rotationRange.least}
      max={rotationRange.most}
      {...useFields(form).text('rotation')}
    />
  );
}
