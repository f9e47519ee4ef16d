import { Properties, Property, TaggedProperties } from '../../kit/details/index.ts';
import { Ip } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { ReviewPart, Unset } from '../../kit/wizard/index.ts';
import type { NetworkDraft } from './network.form.ts';
import * as css from './network.css.ts';
import { type PlannedSubnet, plannedSubnet, settledCidr } from './review.rules.ts';
import { networkWords } from './network.ts';

const subnetsOf = ({ ipam, v4, v6 }: NetworkDraft) => ({
  v4: ipam ? plannedSubnet(v4) : null,
  v6: ipam ? plannedSubnet(v6) : null,
});

/** Beside every step: what was chosen so far. */
export const NetworkSummary = ({ draft }: { draft: NetworkDraft }) => (
  <Properties>
    <BasicProperties draft={draft} />
    <SubnetProperties draft={draft} />
  </Properties>
);

/** The last step: all of it, and the ways back. */
export function NetworkReview({ draft }: { draft: NetworkDraft }) {
  const t = useText(networkWords);
  return (
    <>
      <ReviewPart step="network" title={t('step.network')}>
        <Properties>
          <BasicProperties draft={draft} />
        </Properties>
      </ReviewPart>
      <SubnetParts draft={draft} />
    </>
  );
}

export function BasicProperties({ draft }: { draft: NetworkDraft }) {
  const t = useText(networkWords);
  const on = (value: boolean) => t(value ? 'value.on' : 'value.off');
  const mtu = draft.mtu.trim();
  return (
    <>
      <Property label={t('field.name')}>{draft.name.trim() || <Unset t={t} />}</Property>
      <Property label={t('field.mtu')}>{mtu || <Unset t={t} />}</Property>
      <Property label={t('field.ipam')}>{on(draft.ipam)}</Property>
      <Property label={t('field.spoofing')}>{on(draft.spoofing)}</Property>
      <TaggedProperties t={t} item={draft} />
    </>
  );
}

/** Both subnets in a few words. */
export function SubnetProperties({ draft }: { draft: NetworkDraft }) {
  const t = useText(networkWords);
  const { v4, v6 } = subnetsOf(draft);
  return (
    <>
      <Property label={t('subnet.v4')}>{v4 ? <SubnetInShort subnet={v4} /> : t('none.subnet')}</Property>
      <Property label={t('subnet.v6')}>{v6 ? <SubnetInShort subnet={v6} /> : t('none.subnet')}</Property>
    </>
  );
}

/** Both subnets as parts of a review; none of them where addresses are not managed. */
export function SubnetParts({ draft }: { draft: NetworkDraft }) {
  const t = useText(networkWords);
  const { v4, v6 } = subnetsOf(draft);
  if (!draft.ipam) return null;
  return (
    <>
      <ReviewPart step="v4" title={t('subnet.v4')}>
        <SubnetInFull subnet={v4} />
      </ReviewPart>
      <ReviewPart step="v6" title={t('subnet.v6')}>
        <SubnetInFull subnet={v6} />
      </ReviewPart>
    </>
  );
}

function SubnetInShort({ subnet: { cidr, gateway } }: { subnet: PlannedSubnet }) {
  const t = useText(networkWords);
  if (settledCidr(cidr) === '') return <Unset t={t} />;
  return (
    <>
      <Ip>{cidr}</Ip>
      <div className={css.aside}>
        {gateway === null ? t('none.gateway') : gateway && t('value.gateway', { address: gateway })}
      </div>
    </>
  );
}

function SubnetInFull({ subnet }: { subnet: PlannedSubnet | null }) {
  const t = useText(networkWords);
  const format = useFormat();
  if (!subnet) return <p className={css.aside}>{t('none.subnet')}</p>;
  const { cidr, gateway, dhcp, raMode, addressMode, pools, dns } = subnet;
  return (
    <Properties>
      <Property label={t('field.cidr')}>
        <Ip>{cidr}</Ip>
      </Property>
      <Property label={t('field.gateway')}>
        {gateway === null ? t('none.gateway') : gateway && <Ip>{gateway}</Ip>}
      </Property>
      <Property label={t('field.dhcp')}>{t(dhcp ? 'value.on' : 'value.off')}</Property>
      {raMode && <Property label={t('field.ra_mode')}>{t(`mode.${raMode}`)}</Property>}
      {addressMode && <Property label={t('field.mode')}>{t(`mode.${addressMode}`)}</Property>}
      <Property label={t('field.pools')}>
        {pools.length === 0
          ? t('value.all_addresses')
          : pools.map(({ start, end }, place) => (
              <div key={place}>
                <Ip>
                  {start} – {end}
                </Ip>
              </div>
            ))}
      </Property>
      <Property label={t('field.dns')}>{dns.length === 0 ? t('none.dns') : <Ip>{format.list(dns)}</Ip>}</Property>
    </Properties>
  );
}
