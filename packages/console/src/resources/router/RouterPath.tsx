import type { Router } from '@skydeck/contract';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import globe from 'lucide-static/icons/globe.svg?raw';
import type { ReactNode } from 'react';
import { Card } from '../../kit/details/index.ts';
import { Link } from '../../kit/navigation/index.ts';
import { iconTile } from '../../kit/page/icon-tile.css.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { networkPaths } from '../network/index.ts';
import { routerPaths } from './paths.ts';
import * as css from './router.css.ts';
import { addressesOf } from './router.rules.ts';
import { routers, routerWords, useInterfaceName } from './router.ts';

registerIcons({ globe });

/** The way from outside through the router to its networks, from left to right in every language. */
export function RouterPath({ router }: { router: Router }) {
  const t = useText(routerWords);
  const { external_gateway_info: gateway, interfaces_info: ports } = router;
  const nameOf = useInterfaceName(ports);
  if (gateway === null && ports.length === 0) return null;
  const [outside] = gateway ? addressesOf({ fixed_ips: gateway.external_fixed_ips }) : [];
  return (
    <Card title={t('path.title')} action={<LinkTo to={routerPaths.topology(router.id)}>{t('path.topology')}</LinkTo>}>
      <div className={css.path} dir="ltr">
        {gateway && (
          <>
            <Box icon="globe" to={networkPaths.details(gateway.network_id)} name={gateway.network_name} />
            <span className={css.way}>
              {outside !== undefined && (gateway.enable_snat ? t('path.snat', { address: outside }) : outside)}
            </span>
          </>
        )}
        <Box
          icon={routers.icon}
          to={routerPaths.interfaces(router.id)}
          name={router.name}
          fact={t('path.interfaces', { count: ports.length })}
          isOwn
        />
        {ports.length > 0 && (
          <ul className={css.ends}>
            {ports.map((port) => (
              <li key={port.id} className={css.end}>
                <Box
                  icon="menu-networks"
                  to={networkPaths.details(port.network_id)}
                  name={nameOf(port)}
                  fact={addressesOf(port)[0]}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

interface BoxProps {
  readonly icon: string;
  readonly to: string;
  readonly name: string;
  readonly fact?: ReactNode;
  /** It is the router of the page. */
  readonly isOwn?: boolean;
}

const Box = ({ icon, to, name, fact, isOwn = false }: BoxProps) => (
  <Link to={to} className={css.box}>
    <span className={iconTile[isOwn ? 'accent' : 'quiet']}>
      <Icon name={icon} />
    </span>
    <span className={css.texts}>
      <bdi className={css.name}>{name}</bdi>
      {fact && <bdi className={css.fact}>{fact}</bdi>}
    </span>
  </Link>
);
