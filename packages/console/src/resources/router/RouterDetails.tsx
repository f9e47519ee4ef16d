import type { Router } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { Outlet } from 'react-router-dom';
import {
  ActionButtons,
  Card,
  ItemDetails,
  IdProperty,
  itemPage,
  Properties,
  Property,
  TaggedProperties,
  TimeProperties,
  usePageItem,
} from '../../kit/details/index.ts';
import { Ip, LinkTo, Mono } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { networkPaths } from '../network/index.ts';
import { routerPaths } from './paths.ts';
import { routers, routerStatus, routerWords, useInterfaceName } from './router.ts';
import { useRouterActions } from './useRouterActions.ts';

export const RouterDetails = itemPage(routers, 'routerId', function Details({ item: router }: { item: Router }) {
  const t = useText(routerWords);
  const { id, interfaces_info: ports, routes } = router;
  const tabs = [
    { key: 'overview', label: t('tab.overview'), to: routerPaths.details(id) },
    { key: 'interfaces', label: t('kind.interfaces'), count: ports.length, to: routerPaths.interfaces(id) },
    { key: 'routes', label: t('field.routes'), count: routes.length, to: routerPaths.routes(id) },
  ];
  return (
    <ItemDetails
      resource={routers}
      item={router}
      status={<routerStatus.Status status={router.status} as={Pill} />}
      actions={<ActionButtons item={router} {...useRouterActions(router)} />}
      tabs={tabs}
    >
      <Outlet context={router} />
    </ItemDetails>
  );
});

export function RouterOverview() {
  const t = useText(routerWords);
  const format = useFormat();
  const router = usePageItem(routers);
  const nameOf = useInterfaceName(router.interfaces_info);
  const gateway = router.external_gateway_info;
  return (
    <>
      <Card title={t('card.properties')}>
        <Properties>
          <IdProperty t={t} item={router} />
          <Property label={t('field.networks')}>{format.list(router.interfaces_info.map(nameOf))}</Property>
          <Property label={t('field.routes')}>{format.number(router.routes.length)}</Property>
          <TaggedProperties t={t} item={router} />
          <TimeProperties t={t} item={router} />
        </Properties>
      </Card>
      <Card title={t('field.external_gateway')}>
        {gateway === null ? (
          t('value.none')
        ) : (
          <Properties>
            <Property label={t('field.external_network')}>
              <LinkTo to={networkPaths.details(gateway.network_id)}>{gateway.network_name}</LinkTo>
            </Property>
            <Property label={t('field.external_ip')}>
              {gateway.external_fixed_ips.map(({ ip_address }) => (
                <div key={ip_address}>
                  <Ip>{ip_address}</Ip>
                </div>
              ))}
            </Property>
            <Property label={t('field.mac')}>
              {router.external_interface && <Mono>{router.external_interface.mac_address}</Mono>}
            </Property>
            <Property label={t('field.snat')}>{t(gateway.enable_snat ? 'value.on' : 'value.off')}</Property>
          </Properties>
        )}
      </Card>
      <Outlet />
    </>
  );
}
