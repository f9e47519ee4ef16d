import type { Router } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import globe from 'lucide-static/icons/globe.svg?raw';
import { useOpenPanel } from '../../kit/navigation/index.ts';
import { card } from '../../kit/page/card.css.ts';
import { iconTile } from '../../kit/page/icon-tile.css.ts';
import { Ip, LinkTo } from '../../kit/page/index.ts';
import { useCan } from '../../kit/permissions/abilities.ts';
import { useText } from '../../kit/text/index.ts';
import { useNetworkPath } from '../network/index.ts';
import { routerPaths } from './paths.ts';
import * as css from './router.css.ts';
import { routers, routerWords } from './router.ts';

registerIcons({ globe });

/** The way outside, which is no interface of its own network: below them, with the way to its form. */
export function RouterGateway({ router }: { router: Router }) {
  const t = useText(routerWords);
  const open = useOpenPanel();
  const may = useCan(routers.subjects.item, 'update');
  const pathOf = useNetworkPath();
  const { id, external_gateway_info: gateway } = router;
  if (!gateway) return null;
  const addresses = gateway.external_fixed_ips.map(({ ip_address: ip }) => ip).join(', ');
  return (
    <section className={`${card} ${css.gateway}`} aria-label={t('field.external_gateway')}>
      <span className={iconTile.quiet}>
        <Icon name="globe" />
      </span>
      <span className={css.gatewayTexts}>
        <LinkTo look="name" to={pathOf(gateway.network_id)}>
          {t('gateway.title', { network: gateway.network_name })}
        </LinkTo>
        <span className={css.gatewayFact}>
          <Ip>{addresses}</Ip> · {t(gateway.enable_snat ? 'gateway.snat_on' : 'gateway.snat_off')}
        </span>
      </span>
      {may && (
        <Button size="small" onClick={() => open(routerPaths.edit(id, 'details'))}>
          {t('gateway.change')}
        </Button>
      )}
    </section>
  );
}
