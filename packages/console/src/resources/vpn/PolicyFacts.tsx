import type { IkePolicy, IpsecPolicy } from '@skydeck/contract';
import { Properties, Property } from '../../kit/details/index.ts';
import { Mono } from '../../kit/page/index.ts';
import { useDuration } from '../../kit/text/duration.ts';
import { useText } from '../../kit/text/index.ts';
import { vpnWords } from './vpn.ts';

// Algorithms have one name in every language: that of the standard.

type Policy = Pick<IkePolicy, 'auth_algorithm' | 'encryption_algorithm' | 'pfs' | 'lifetime'>;

function Common({ policy }: { policy: Policy }) {
  const t = useText(vpnWords);
  const duration = useDuration();
  return (
    <>
      <Property label={t('field.encryption')}>
        <Mono>{policy.encryption_algorithm}</Mono>
      </Property>
      <Property label={t('field.auth')}>
        <Mono>{policy.auth_algorithm}</Mono>
      </Property>
      <Property label={t('field.pfs')}>
        <Mono>{policy.pfs}</Mono>
      </Property>
      <Property label={t('fact.lifetime')}>{duration(policy.lifetime.value)}</Property>
    </>
  );
}

type IkeFacts = Omit<IkePolicy, 'id' | 'project_id'>;

export function IkePolicyFacts({ policy }: { policy: IkeFacts }) {
  const t = useText(vpnWords);
  const { name, ike_version: version, phase1_negotiation_mode: mode } = policy;
  return (
    <Properties>
      <Property label={t('field.name')}>{name}</Property>
      <Property label={t('field.ike_version')}>
        <Mono>{version}</Mono>
      </Property>
      {version === 'v1' && (
        <Property label={t('field.phase1_mode')}>
          <Mono>{mode}</Mono>
        </Property>
      )}
      <Common policy={policy} />
    </Properties>
  );
}

type IpsecFacts = Omit<IpsecPolicy, 'id' | 'project_id'>;

export function IpsecPolicyFacts({ policy }: { policy: IpsecFacts }) {
  const t = useText(vpnWords);
  return (
    <Properties>
      <Property label={t('field.name')}>{policy.name}</Property>
      <Property label={t('field.protocol')}>
        <Mono>{policy.transform_protocol}</Mono>
      </Property>
      <Property label={t('field.encapsulation')}>
        <Mono>{policy.encapsulation_mode}</Mono>
      </Property>
      <Common policy={policy} />
    </Properties>
  );
}
