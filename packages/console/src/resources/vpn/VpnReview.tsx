import type { IkePolicy, IpsecPolicy } from '@skydeck/contract';
import { Properties, Property } from '../../kit/details/index.ts';
import { Ip, Mono } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { ReviewPart, Unset } from '../../kit/wizard/index.ts';
import { IkePolicyFacts, IpsecPolicyFacts } from './PolicyFacts.tsx';
import type { VpnDraft } from './vpn.draft.ts';
import { vpnWords } from './vpn.ts';

/** A draft with the names of what it chose. */
export interface Planned {
  readonly draft: VpnDraft;
  readonly router: string;
  /** CIDRs. */
  readonly local: readonly string[];
  readonly ike: Omit<IkePolicy, 'id' | 'project_id'>;
  readonly ipsec: Omit<IpsecPolicy, 'id' | 'project_id'>;
}

/** Beside every step: what was chosen so far. */
export function VpnSummary({ plan }: { plan: Planned }) {
  const t = useText(vpnWords);
  const { ike, ipsec, draft } = plan;
  return (
    <Properties>
      <Property label={t('field.name')}>{draft.name.trim() || <Unset t={t} />}</Property>
      <Property label={t('field.router')}>{plan.router || <Unset t={t} />}</Property>
      <Property label={t('field.local')}>
        <Cidrs cidrs={plan.local} />
      </Property>
      <Property label={t('field.peer_address')}>{draft.peer ? <Ip>{draft.peer}</Ip> : <Unset t={t} />}</Property>
      <Property label={t('field.remote')}>
        <Cidrs cidrs={draft.cidrs} />
      </Property>
      <Property label={t('step.ike')}>
        <Mono>{inShort(ike.ike_version, ike)}</Mono>
      </Property>
      <Property label={t('step.ipsec')}>
        <Mono>{inShort(ipsec.transform_protocol, ipsec)}</Mono>
      </Property>
      <Property label={t('field.psk')}>{draft.psk === '' ? <Unset t={t} /> : t('psk.set')}</Property>
    </Properties>
  );
}

type Algorithms = Pick<IkePolicy, 'auth_algorithm' | 'encryption_algorithm' | 'pfs'>;

/** As people of the trade write it: `esp aes-256 sha256 group14`. */
const inShort = (kind: string, { encryption_algorithm, auth_algorithm, pfs }: Algorithms) =>
  [kind, encryption_algorithm, auth_algorithm, pfs].join(' ');

function Cidrs({ cidrs }: { cidrs: readonly string[] }) {
  const t = useText(vpnWords);
  const format = useFormat();
  return cidrs.length === 0 ? <Unset t={t} /> : <Ip>{format.list(cidrs)}</Ip>;
}

/** The last step: all of it, and the ways back. The key is not among it. */
export function VpnReview({ plan }: { plan: Planned }) {
  const t = useText(vpnWords);
  const { draft } = plan;
  return (
    <>
      <ReviewPart step="local" title={t('step.local')}>
        <Properties>
          <Property label={t('field.name')}>{draft.name.trim()}</Property>
          <Property label={t('field.description')}>{draft.description.trim()}</Property>
          <Property label={t('field.router')}>{plan.router}</Property>
          <Property label={t('field.local')}>
            <Cidrs cidrs={plan.local} />
          </Property>
        </Properties>
      </ReviewPart>
      <ReviewPart step="peer" title={t('step.peer')}>
        <Properties>
          <Property label={t('field.peer_address')}>
            <Ip>{draft.peer}</Ip>
          </Property>
          <Property label={t('field.peer_id')}>
            <Ip>{draft.peerId.trim() || draft.peer}</Ip>
          </Property>
          <Property label={t('field.remote')}>
            <Cidrs cidrs={draft.cidrs} />
          </Property>
        </Properties>
      </ReviewPart>
      <ReviewPart step="ike" title={t('step.ike')}>
        <IkePolicyFacts policy={plan.ike} />
      </ReviewPart>
      <ReviewPart step="ipsec" title={t('step.ipsec')}>
        <IpsecPolicyFacts policy={plan.ipsec} />
      </ReviewPart>
      <ReviewPart step="tunnel" title={t('step.tunnel')}>
        <Tunnel draft={draft} />
      </ReviewPart>
    </>
  );
}

function Tunnel({ draft: { psk, initiator, mtu, dpd, on } }: { draft: VpnDraft }) {
  const t = useText(vpnWords);
  return (
    <Properties>
      <Property label={t('field.psk')}>{psk === '' ? <Unset t={t} /> : t('psk.set')}</Property>
      <Property label={t('field.initiator')}>{t(`initiator.${initiator}`)}</Property>
      <Property label={t('field.mtu')}>{mtu}</Property>
      <Property label={t('field.dpd_action')}>{t(`dpd.${dpd.action}`)}</Property>
      {dpd.action !== 'disabled' && (
        <>
          <Property label={t('field.dpd_interval')}>{dpd.interval}</Property>
          <Property label={t('field.dpd_timeout')}>{dpd.timeout}</Property>
        </>
      )}
      <Property label={t('field.enabled')}>{t(on ? 'value.on' : 'value.off')}</Property>
    </Properties>
  );
}
