import type { FloatingIp } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Pill } from '@skydeck/react-bindings/pill';
import link from 'lucide-static/icons/link-2.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import unplug from 'lucide-static/icons/unplug.svg?raw';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { Card, DetailsPage, ItemGate, Properties, Property } from '../../kit/details/index.ts';
import { Ip, LinkTo, Mono } from '../../kit/page/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { networkPaths } from '../network/index.ts';
import { routerPaths, routers } from '../router/index.ts';
import { whyNotUnassign } from './floating-ip.rules.ts';
import { floatingIps } from './floating-ip.ts';
import { FloatingIpDelete } from './FloatingIpDelete.tsx';
import { FloatingIpStatus } from './FloatingIpStatus.tsx';
import { FloatingIpUnassign } from './FloatingIpUnassign.tsx';
import { floatingIpPaths } from './paths.ts';
import { floatingIpWords } from './words.ts';

registerIcons({ unplug, 'link-2': link, 'trash-2': trash });

export function FloatingIpDetails() {
  const t = useText(floatingIpWords);
  const back = <LinkTo to={floatingIpPaths.list()}>{t('list.title')}</LinkTo>;
  return (
    <ItemGate state={useItem(floatingIps, useParam('floatingIpId'))} gone={back}>
      {(ip) => <Details ip={ip} />}
    </ItemGate>
  );
}

function Details({ ip }: { ip: FloatingIp }) {
  const t = useText(floatingIpWords);
  const format = useFormat();
  return (
    <DetailsPage
      title={ip.floating_ip_address}
      crumbs={[{ label: t('list.title'), to: floatingIpPaths.list() }]}
      status={<FloatingIpStatus status={ip.status} as={Pill} />}
      actions={<Actions ip={ip} />}
    >
      <Card title={t('card.attachment')}>
        {ip.attachment === null ? t('value.free') : <Attachment ip={ip} attachment={ip.attachment} />}
      </Card>
      <Card title={t('card.properties')}>
        <Properties>
          <Property label={t('field.id')}>
            <Mono>{ip.id}</Mono>
          </Property>
          <Property label={t('field.network')}>
            <LinkTo to={networkPaths.details(ip.floating_network_id)}>{ip.floating_network_name}</LinkTo>
          </Property>
          <Property label={t('field.description')}>{ip.description}</Property>
          <Property label={t('field.created')}>{format.dateTime(ip.created_at)}</Property>
          <Property label={t('field.updated')}>{format.dateTime(ip.updated_at)}</Property>
        </Properties>
      </Card>
      <Outlet />
    </DetailsPage>
  );
}

function Attachment({ ip, attachment }: { ip: FloatingIp; attachment: NonNullable<FloatingIp['attachment']> }) {
  const t = useText(floatingIpWords);
  return (
    <Properties>
      <Property label={t('field.attachment')}>
        <bdi>{attachment.object_name}</bdi>
      </Property>
      <Property label={t('field.fixed_address')}>
        <Ip>{ip.fixed_ip_address}</Ip>
      </Property>
      <Property label={t('field.router')}>{ip.router_id !== null && <RouterLink id={ip.router_id} />}</Property>
    </Properties>
  );
}

/** The router's name, as soon as it is known. */
function RouterLink({ id }: { id: string }) {
  const { item } = useItem(routers, id);
  return <LinkTo to={routerPaths.details(id)}>{item?.name ?? <Mono>{id}</Mono>}</LinkTo>;
}

function Actions({ ip }: { ip: FloatingIp }) {
  const t = useText(floatingIpWords);
  const navigate = useNavigate();
  const mayUpdate = useCan(floatingIps.subjects.item, 'update');
  const mayDelete = useCan(floatingIps.subjects.item, 'delete');
  const [asked, setAsked] = useState<'unassign' | 'delete' | null>(null);
  const why = whyNotUnassign(ip);
  const assign = () => void navigate(floatingIpPaths.assign(ip.id, 'details'));
  usePageActions([
    ...(mayUpdate ? [{ id: 'edit', keys: 'edit', label: t('assign.action'), run: assign } as const] : []),
    ...(mayUpdate && !why ? [{ id: 'unassign', label: t('unassign.action'), run: () => setAsked('unassign') }] : []),
    ...(mayDelete ? [{ id: 'delete', label: t('delete.action'), run: () => setAsked('delete') }] : []),
  ]);
  return (
    <>
      {mayUpdate && (
        <>
          <Button size="small" onClick={assign}>
            <Icon slot="start" name="link-2" />
            {t('assign.action')}
          </Button>
          <Button size="small" disabledReason={why ? t(why) : ''} onClick={() => setAsked('unassign')}>
            <Icon slot="start" name="unplug" />
            {t('unassign.action')}
          </Button>
        </>
      )}
      {mayDelete && (
        <Button size="small" variant="danger-ghost" onClick={() => setAsked('delete')}>
          <Icon slot="start" name="trash-2" />
          {t('delete.action')}
        </Button>
      )}
      <FloatingIpUnassign ips={asked === 'unassign' ? [ip] : []} onClose={() => setAsked(null)} />
      <FloatingIpDelete
        ips={asked === 'delete' ? [ip] : []}
        onClose={() => setAsked(null)}
        onDeleted={() => void navigate(floatingIpPaths.list())}
      />
    </>
  );
}
