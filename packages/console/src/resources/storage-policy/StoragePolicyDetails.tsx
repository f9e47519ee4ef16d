import { type QosKey, qosKeys, type StoragePolicy } from '@skydeck/contract';
import { Outlet } from 'react-router-dom';
import {
  ActionButtons,
  Card,
  IdProperty,
  ItemDetails,
  itemPage,
  Overview,
  Properties,
  Property,
  TimeProperties,
} from '../../kit/details/index.ts';
import { Mono } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { isLimit, type LimitKey } from './storage-policy.form.ts';
import { storagePolicies, storagePolicyWords } from './storage-policy.ts';
import { usePolicyText } from './usePolicyText.ts';
import { useStoragePolicyActions } from './useStoragePolicyActions.ts';

interface Props {
  readonly item: StoragePolicy;
}

export const StoragePolicyDetails = itemPage(storagePolicies, 'storagePolicyId', function Details({ item }: Props) {
  return (
    <ItemDetails
      resource={storagePolicies}
      item={item}
      actions={<ActionButtons item={item} {...useStoragePolicyActions(item)} />}
    >
      <Overview resource={storagePolicies} item={item}>
        <Facts item={item} />
      </Overview>
      <Outlet />
    </ItemDetails>
  );
});

function Facts({ item: policy }: Props) {
  const t = useText(storagePolicyWords);
  const format = useFormat();
  const text = usePolicyText();
  const set = qosKeys.filter((key: QosKey) => (policy.qos[key] ?? 0) > 0);
  return (
    <>
      <Card title={t('card.properties')}>
        <Properties>
          <IdProperty t={t} item={policy} />
          <Property label={t('field.tier')}>{format.number(policy.tier)}</Property>
          <Property label={t('field.redundancy')}>{text.redundancy(policy)}</Property>
          <Property label={t('field.failure_domain')}>{text.domain(policy)}</Property>
          <TimeProperties t={t} item={policy} />
        </Properties>
      </Card>
      <Card title={t('section.limits')}>
        {set.length === 0 ? (
          t('limits.none')
        ) : (
          <Properties>
            {set.map((key) => (
              // The names of the API for what the form does not ask for.
              <Property key={key} label={isLimit(key) ? t(`limit.${key as LimitKey}`) : key}>
                <Mono>{format.number(policy.qos[key] ?? 0)}</Mono>
              </Property>
            ))}
          </Properties>
        )}
      </Card>
    </>
  );
}
