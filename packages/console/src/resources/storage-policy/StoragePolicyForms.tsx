import { redundancyLimits, type RedundancyType, redundancyTypes, type StoragePolicy } from '@skydeck/contract';
import { NumberField } from '@skydeck/react-bindings/number-field';
import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { Select } from '@skydeck/react-bindings/select';
import { TextField } from '@skydeck/react-bindings/text-field';
import { withItem } from '../../kit/details/index.ts';
import {
  ChangeShell,
  CreateShell,
  type Form,
  FormRow,
  FormSection,
  useChangeForm,
  useCreateForm,
  useFields,
} from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import {
  customary,
  failureDomains,
  limitKeys,
  newStoragePolicy,
  storagePolicyChange,
  type StoragePolicyDraft,
  tiers,
} from './storage-policy.form.ts';
import { storagePolicies, storagePolicyWords } from './storage-policy.ts';

export function StoragePolicyCreate() {
  const form = useCreateForm(storagePolicies, newStoragePolicy);
  return (
    <CreateShell resource={storagePolicies} form={form} project={undefined} terraform={null}>
      <PolicyFields form={form} />
    </CreateShell>
  );
}

export const StoragePolicyEdit = withItem(storagePolicies, 'storagePolicyId', function EditForm({ item }: ItemProps) {
  const form = useChangeForm(storagePolicies, storagePolicyChange, item);
  return (
    <ChangeShell resource={storagePolicies} item={item} form={form}>
      <PolicyFields form={form} />
    </ChangeShell>
  );
});

interface ItemProps {
  readonly item: StoragePolicy;
}

interface FieldsProps {
  readonly form: Form<StoragePolicyDraft>;
}

function PolicyFields({ form }: FieldsProps) {
  const t = useText(storagePolicyWords);
  const fields = useFields(form);
  return (
    <>
      <TextField label={t('field.name')} required maxLength={255} {...fields.text('name')} />
      <FormRow>
        <Select label={t('field.tier')} required {...fields.text('tier')}>
          {tiers.map((tier) => (
            <option key={tier} value={tier}>
              {tier}
            </option>
          ))}
        </Select>
        <Select label={t('field.failure_domain')} required {...fields.text('failureDomain')}>
          {failureDomains.map((domain) => (
            <option key={domain} value={domain}>
              {t(`domain.${domain}`)}
            </option>
          ))}
        </Select>
      </FormRow>
      <RedundancyFields form={form} />
      <FormSection title={t('section.limits')} note={t('limits.note')}>
        {limitKeys.map((key) => (
          <NumberField key={key} label={t(`limit.${key}`)} min={1} {...fields.text(`limits.${key}`)} />
        ))}
      </FormSection>
    </>
  );
}

function RedundancyFields({ form }: FieldsProps) {
  const t = useText(storagePolicyWords);
  const fields = useFields(form);
  const { type } = form.draft;
  const { m, n } = redundancyLimits[type];
  const choose = (event: Event) => {
    const chosen = (event.target as EventTarget & { value: RedundancyType }).value;
    form.set('type', chosen);
    for (const field of ['m', 'n'] as const) form.set(field, customary[chosen][field]);
  };
  return (
    <>
      <Segmented stretch label={t('field.redundancy')} value={type} onChange={choose}>
        {redundancyTypes.map((one) => (
          <Segment key={one} value={one} label={t(`redundancy.${one}`)} />
        ))}
      </Segmented>
      <FormRow>
        <NumberField label={t(`m.${type}`)} required min={m.least} max={m.most} {...fields.text('m')} />
        <NumberField label={t(`n.${type}`)} required min={n.least} max={n.most} {...fields.text('n')} />
      </FormRow>
    </>
  );
}
