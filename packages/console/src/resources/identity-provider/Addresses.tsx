import type { ReactNode } from 'react';
import { CopyButton } from '@skydeck/react-bindings/copy-button';
import { FormSection } from '../../kit/form/index.ts';
import { Properties, Property } from '../../kit/details/index.ts';
import { Mono } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import * as css from './provider.css.ts';
import { providerWords } from './words.ts';

interface AddressFacts {
  readonly redirect_url: string;
  readonly service_entity_id: string;
  readonly service_metadata_url: string;
  readonly signed_out_url: string;
}

/** What has to be entered at the provider. What is not known before the provider is kept is left out. */
export function Addresses({ type, facts }: { type: 'oidc' | 'saml'; facts: AddressFacts }) {
  const t = useText(providerWords);
  return (
    <FormSection title={t('addresses')} note={t('addresses.note')}>
      <Properties>
        <Property label={t(type === 'oidc' ? 'address.redirect' : 'address.acs')}>
          <Address text={facts.redirect_url} label={t('address.copy_redirect')} />
        </Property>
        {facts.service_entity_id && (
          <Property label={t('address.entity_id')}>
            <Address text={facts.service_entity_id} label={t('address.copy_entity_id')} />
          </Property>
        )}
        {facts.service_metadata_url && (
          <Property label={t('address.metadata')}>
            <Address text={facts.service_metadata_url} label={t('address.copy_metadata')} />
          </Property>
        )}
        {facts.signed_out_url && (
          <Property label={t('address.signed_out')}>
            <Address text={facts.signed_out_url} label={t('address.copy_signed_out')} />
          </Property>
        )}
      </Properties>
    </FormSection>
  );
}

function Address({ text, label }: { text: string; label: string }): ReactNode {
  return (
    <span className={css.address}>
      <span className={css.addressText}>
        <Mono>{text}</Mono>
      </span>
      <CopyButton value={text} label={label} />
    </span>
  );
}
