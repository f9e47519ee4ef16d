import { type CloudAccess, cloudApi, type CloudOffers, type CloudServices } from '@skydeck/contract';
import { CopyButton } from '@skydeck/react-bindings/copy-button';
import { useCallback } from 'react';
import { call } from '../../../kit/data/client.ts';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import { Card, ItemGate, Properties, Property } from '../../../kit/details/index.ts';
import { Mono, PageHeader } from '../../../kit/page/index.ts';
import * as page from '../../../kit/page/page.css.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { resources } from '../../../resources/index.ts';
import * as css from './cloud-offers.css.ts';
import { groupOffers, leftOutOf, type OfferGroups, usedServices } from './offers.rules.ts';
import { OffersTable } from './OffersTable.tsx';
import { engineName, useOfferText } from './useOfferText.ts';
import { cloudOffersWords } from './words.ts';

interface Cloud {
  readonly offers: CloudOffers;
  readonly access: CloudAccess;
  readonly services: CloudServices;
}

/** For whoever administers the cloud: why something is in no menu. */
export function CloudOffersPage() {
  const t = useText(cloudOffersWords);
  const load = useCallback(async (signal: AbortSignal): Promise<Cloud> => {
    const [offers, access, services] = await Promise.all([
      call(cloudApi.offers, { signal }),
      call(cloudApi.access, { signal }),
      call(cloudApi.services, { signal }),
    ]);
    return { offers, access, services };
  }, []);
  const answer = useAnswer(load);
  return (
    <div className={page.page}>
      <PageHeader title={t('title')} onRefresh={() => void answer.reload()} />
      <div className={css.body}>
        <p className={css.intro}>{t('intro')}</p>
        <ItemGate state={answer}>{(cloud) => <Offers {...cloud} />}</ItemGate>
      </div>
    </div>
  );
}

function Offers({ offers, access, services }: Cloud) {
  const groups = groupOffers(offers, services, resources);
  return (
    <div className={css.columns}>
      <OffersTable groups={groups} access={access.openstack} />
      <div className={css.aside}>
        <Connection engine={offers.engine} access={access} services={services} groups={groups} />
        <LeftOut groups={groups} />
      </div>
    </div>
  );
}

interface ConnectionProps extends Omit<Cloud, 'offers'> {
  readonly engine: string;
  readonly groups: OfferGroups;
}

function Connection({ engine, access: { openstack }, services, groups }: ConnectionProps) {
  const t = useText(cloudOffersWords);
  const format = useFormat();
  const { asText } = useOfferText();
  return (
    <Card title={t('connection')} action={<CopyButton value={asText(engine, groups)} label={t('copy')} />}>
      <Properties>
        <Property label={t('engine')}>{engineName(engine) ?? t('engine.own')}</Property>
        {openstack && (
          <>
            <Property label={t('identity')}>
              <Mono>{openstack.auth_url}</Mono>
            </Property>
            <Property label={t('region')}>{openstack.region_name ?? t('region.first')}</Property>
            <Property label={t('interface')}>
              <Mono>{openstack.interface}</Mono>
            </Property>
          </>
        )}
        {services.openstack && (
          <>
            <Property label={t('catalogue')}>
              {t('catalogue.services', {
                count: services.openstack.in_catalogue,
                used: format.number(usedServices(groups)),
              })}
            </Property>
            <Property label={t('checked')}>{format.dateTime(services.openstack.checked_at)}</Property>
          </>
        )}
      </Properties>
    </Card>
  );
}

function LeftOut({ groups }: { readonly groups: OfferGroups }) {
  const t = useText(cloudOffersWords);
  const format = useFormat();
  const { entries, lists, forms } = leftOutOf(groups);
  return (
    <Card title={t('left_out')}>
      {entries + lists + forms === 0 ? (
        t('left_out.nothing')
      ) : (
        <Properties>
          <Property label={t('left_out.entries')}>{format.number(entries)}</Property>
          <Property label={t('left_out.lists')}>{format.number(lists)}</Property>
          <Property label={t('left_out.forms')}>{format.number(forms)}</Property>
        </Properties>
      )}
    </Card>
  );
}
