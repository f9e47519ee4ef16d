import { flavorLimits } from '@skydeck/contract';
import { NumberField } from '@skydeck/react-bindings/number-field';
import { TextField } from '@skydeck/react-bindings/text-field';
import { AsyncOptionsField, Combobox, CreateShell, FormRow, useCreateForm, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { flavorBlocks } from './flavor.code.ts';
import { newFlavor } from './flavor.form.ts';
import { flavors, flavorWords } from './flavor.ts';
import { usePlacements } from './usePlacements.ts';

export function FlavorCreate() {
  const t = useText(flavorWords);
  const form = useCreateForm(flavors, newFlavor);
  const fields = useFields(form);
  const { item: placements, phase, problem, retry } = usePlacements();
  const { vcpus, ram, swap } = flavorLimits;
  const options = (placements ?? []).map(({ id, name, description }) => ({ value: id, label: name, description }));
  return (
    <CreateShell resource={flavors} form={form} project={undefined} terraform={flavorBlocks}>
      <TextField label={t('field.name')} required maxLength={255} {...fields.text('name')} />
      <FormRow>
        <NumberField label={t('field.vcpus')} required min={vcpus.least} max={vcpus.most} {...fields.text('vcpus')} />
        <NumberField label={t('field.ram_mib')} required min={ram.least} max={ram.most} {...fields.text('ram')} />
      </FormRow>
      <NumberField
        label={t('field.swap_mib')}
        note={t('list.optional')}
        min={swap.least}
        max={swap.most}
        {...fields.text('swap')}
      />
      <AsyncOptionsField all={{ filled: placements !== null, problem, retry }}>
        <Combobox
          multiple
          label={t('field.placements')}
          note={t('list.optional')}
          hint={t('field.placements_hint')}
          loading={phase === 'loading'}
          options={options}
          {...fields.many('placements')}
        />
      </AsyncOptionsField>
    </CreateShell>
  );
}
