import type { LoadBalancer } from '@skydeck/contract';
import { Ip, LinkTo } from '../../kit/page/index.ts';
import { floatingIpPaths } from '../floating-ip/index.ts';

/** Where it is reached from outside; nothing where it is not. */
export const FloatingLink = ({ ip }: { ip: LoadBalancer['floating_ip'] }) =>
  ip && (
    <LinkTo to={floatingIpPaths.details(ip.id)}>
      <Ip>{ip.floating_ip_address}</Ip>
    </LinkTo>
  );
