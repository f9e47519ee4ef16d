import { Properties, Property, SwitchProperty } from '../../kit/details/index.ts';
import { Ip } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { ReviewPart, Unset } from '../../kit/wizard/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { networks } from '../network/index.ts';
import type { LoadBalancerDraft } from './load-balancer.form.ts';
import * as css from './load-balancer.css.ts';
import { facesOfPool } from './pools.rules.ts';
import { loadBalancerWords } from './load-balancer.ts';

/** Beside every step: what was chosen so far. */
export function LoadBalancerSummary({ draft }: { draft: LoadBalancerDraft }) {
  const t = useText(loadBalancerWords);
  return (
    <Properties>
      <Basics draft={draft} />
      <Property label={t('field.pools')}>
        <Pools draft={draft} />
      </Property>
    </Properties>
  );
}

/** The last step: all of it, and the ways back. */
export function LoadBalancerReview({ draft }: { draft: LoadBalancerDraft }) {
  const t = useText(loadBalancerWords);
  return (
    <>
      <ReviewPart step="settings" title={t('step.settings')}>
        <Properties>
          <Basics draft={draft} />
        </Properties>
      </ReviewPart>
      <ReviewPart step="pools" title={t('field.pools')}>
        <Pools draft={draft} />
      </ReviewPart>
    </>
  );
}

function Basics({ draft }: { draft: LoadBalancerDraft }) {
  const t = useText(loadBalancerWords);
  return (
    <>
      <Property label={t('field.name')}>{draft.name.trim() || <Unset t={t} />}</Property>
      <Property label={t('field.network')}>
        {draft.networkId === '' ? <Unset t={t} /> : <NetworkName id={draft.networkId} />}
      </Property>
      {draft.version !== '' && <Property label={t('field.version')}>{`IPv${draft.version}`}</Property>}
      <Property label={t('field.address')}>
        {draft.address.trim() === '' ? t('value.automatic') : <Ip>{draft.address.trim()}</Ip>}
      </Property>
      {draft.flavorId === '' && <SwitchProperty t={t} label={t('field.ha')} on={draft.ha} />}
      <SwitchProperty t={t} label={t('field.enabled')} on={draft.enabled} />
    </>
  );
}

const NetworkName = ({ id }: { id: string }) => useItem(networks, id).item?.name ?? '—';

function Pools({ draft: { pools } }: { draft: LoadBalancerDraft }) {
  const t = useText(loadBalancerWords);
  if (pools.length === 0) return <p className={css.none}>{t('pools.none')}</p>;
  return (
    <ul className={css.poolList}>
      {pools.map((pool, at) => (
        // A draft has no name of its own: it is its place.
        <li key={at}>
          <bdi className={css.poolName}>{pool.name}</bdi>
          <div className={css.aside}>
            <bdi dir="ltr">{facesOfPool(pool)}</bdi>
            <span>{t('pools.members', { count: pool.members.length })}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
