import { identityProviderApi, providerTypes, type ProviderType, usualNames } from '@skydeck/contract';
import { RadioGroup } from '@skydeck/react-bindings/radio-group';
import { Radio } from '@skydeck/react-bindings/radio-group';
import { call } from '../../kit/data/client.ts';
import { FormShell, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useDomain } from '../../session/domain/useDomain.ts';
import { providerPaths } from './paths.ts';
import { newProvider, providerSecrets } from './provider.form.ts';
import { ProviderFields } from './ProviderFields.tsx';
import { providersOf } from './providers.ts';
import { providerWords } from './words.ts';

export function ProviderCreate() {
  const t = useText(providerWords);
  const shell = useFormShell();
  const { domain } = useDomain();
  const providers = providersOf(domain.id);
  const form = useForm(newProvider, {
    submit: async (body) => {
      const made = await call(identityProviderApi.create, { params: { domainId: domain.id }, body });
      providers.items.applyEvent('created', made);
      // What is to be entered at the provider stands there.
      notify('success', t('created', { name: made.name }), { link: providerPaths.edit(made.id) });
      shell.done({ kind: 'created', resource: providers.name, id: made.id });
    },
  });
  const choose = (type: ProviderType) => {
    form.set('type', type);
    form.set('mapping', usualNames[type]);
  };
  return (
    <FormShell
      title={t('create.title')}
      description={form.draft.type === 'ldap' ? '' : t('create.text')}
      form={form}
      resource={providers.name}
      submitLabel={t('create.submit')}
      wide
      code={() => ({
        endpoint: identityProviderApi.create,
        params: { domainId: domain.id },
        body: newProvider.toBody(form.draft),
        secrets: providerSecrets,
        bySession: true,
        terraform: null,
      })}
    >
      <RadioGroup
        label={t('field.type')}
        name="type"
        value={form.draft.type}
        onChange={(event) => choose((event.target as HTMLInputElement).value as ProviderType)}
      >
        {providerTypes.map((type) => (
          <Radio key={type} value={type}>
            {t(`type.${type}`)}
          </Radio>
        ))}
      </RadioGroup>
      <ProviderFields form={form} domainId={domain.id} />
    </FormShell>
  );
}
