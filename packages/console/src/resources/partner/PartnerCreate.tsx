import { partnerApi } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { FormShell, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useDomain } from '../../session/domain/useDomain.ts';
import { newPartner } from './partner.form.ts';
import { PartnerFields } from './PartnerFields.tsx';
import { partnersOf } from './partners.ts';
import { partnerWords } from './words.ts';

export function PartnerCreate() {
  const t = useText(partnerWords);
  const shell = useFormShell();
  const { domain } = useDomain();
  const partners = partnersOf(domain.id);
  const form = useForm(newPartner, {
    submit: async (body) => {
      const made = await call(partnerApi.create, { params: { domainId: domain.id }, body });
      partners.items.applyEvent('created', made);
      notify('success', t('created', { name: made.name }));
      shell.done({ kind: 'created', resource: partners.name, id: made.id });
    },
  });
  return (
    <FormShell
      title={t('create.action')}
      description={t('create.text')}
      form={form}
      resource={partners.name}
      submitLabel={t('create.action')}
      code={() => ({
        endpoint: partnerApi.create,
        params: { domainId: domain.id },
        body: newPartner.toBody(form.draft),
        bySession: true,
        terraform: null,
      })}
    >
      <PartnerFields form={form} domainId={domain.id} />
    </FormShell>
  );
}
