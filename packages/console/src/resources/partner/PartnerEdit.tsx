import { type Partner, partnerApi } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { ItemGate } from '../../kit/details/index.ts';
import { FormShell, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { useDomain } from '../../session/domain/useDomain.ts';
import { partnerChange } from './partner.form.ts';
import { PartnerFields } from './PartnerFields.tsx';
import { partnersOf } from './partners.ts';
import { partnerWords } from './words.ts';

export function PartnerEdit() {
  const { domain } = useDomain();
  const state = useItem(partnersOf(domain.id), useParam('partnerId'));
  return <ItemGate state={state}>{(partner) => <EditForm partner={partner} />}</ItemGate>;
}

function EditForm({ partner }: { partner: Partner }) {
  const t = useText(partnerWords);
  const { id, domain_id: domainId, name } = partner;
  const partners = partnersOf(domainId);
  const form = useForm(partnerChange, {
    source: { item: partner, revision: partner.revision_number },
    submit: useSubmit(partners, {
      kind: 'updated',
      call: (body, revision) => call(partnerApi.update, { params: { domainId, id }, body, revision }),
      message: (saved) => t('updated', { name: saved.name }),
    }),
  });
  return (
    <FormShell
      isChange
      title={t('edit.title', { name })}
      form={form}
      resource={partners.name}
      submitLabel={t('edit.submit')}
    >
      <PartnerFields form={form} domainId={domainId} />
    </FormShell>
  );
}
