import { type DomainProvider, identityProviderApi } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { ItemGate } from '../../kit/details/index.ts';
import { FormShell, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { useDomain } from '../../session/domain/useDomain.ts';
import { Addresses } from './Addresses.tsx';
import { providerChange } from './provider.form.ts';
import { testStateOf } from './provider.rules.ts';
import { ProviderFields } from './ProviderFields.tsx';
import { providersOf } from './providers.ts';
import { providerWords } from './words.ts';

export function ProviderEdit() {
  const { domain } = useDomain();
  const state = useItem(providersOf(domain.id), useParam('providerId'));
  return <ItemGate state={state}>{(provider) => <EditForm provider={provider} />}</ItemGate>;
}

function EditForm({ provider }: { provider: DomainProvider }) {
  const t = useText(providerWords);
  const { id, domain_id: domainId, type, name } = provider;
  const providers = providersOf(domainId);
  const form = useForm(providerChange, {
    source: { item: provider, revision: provider.revision_number },
    submit: useSubmit(providers, {
      kind: 'updated',
      call: (body, revision) => call(identityProviderApi.update, { params: { domainId, id }, body, revision }),
      message: (saved) => t('updated', { name: saved.name }),
    }),
  });
  const hasSecret = type === 'oidc' ? provider.client_secret_set : provider.bind_password_set;
  return (
    <FormShell
      isChange
      title={t('edit.title', { name })}
      description={t(`type.${type}`)}
      form={form}
      resource={providers.name}
      submitLabel={t('edit.submit')}
      wide
    >
      <ProviderFields form={form} domainId={domainId} hasSecret={hasSecret} testState={testStateOf(provider)}>
        {type !== 'ldap' && <Addresses type={type} facts={provider} />}
      </ProviderFields>
    </FormShell>
  );
}
