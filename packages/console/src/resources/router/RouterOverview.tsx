import { Outlet } from 'react-router-dom';
import { Card, Properties, Property, TimeProperties } from '../../kit/details/index.ts';
import { Ip, Mono } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { networkPaths } from '../network/index.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { useInterfaceName } from './interface-columns.tsx';
import { routerWords, useRouter } from './router.ts';

export function RouterOverview() {
  const t = useText(routerWords);
  const format = useFormat();
  const router = useRouter();
  const nameOf = useInterfaceName(router.interfaces_info);
  const gateway = router.external_gateway_info;
  return (
    <>
      <Card title={t('card.properties')}>
        <Properties>
          <Property label={t('field.id')}>
            <Mono>{router.id}</Mono>
          </Property>
          <Property label={t('field.networks')}>{format.list(router.interfaces_info.map(nameOf))}</Property>
          <Property label={t('field.routes')}>{format.number(router.routes.length)}</Property>
          <TimeProperties t={t} item={router} />
        </Properties>
      </Card>
      <Card title={t('card.gateway')}>
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
            <Property label={t('field.snat')}>{t(gateway.enable_snat ? 'value.on' : 'value.off')}</Property>
          </Properties>
        )}
      </Card>
      <Outlet />
    </>
  );
}
