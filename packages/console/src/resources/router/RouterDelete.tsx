import { deletionOf } from '../../kit/confirm/index.ts';
import { routers, routerWords } from './router.ts';

export const RouterDelete = deletionOf(routers, {
  words: routerWords,
  icon: 'menu-routers',
  detail: ({ external_gateway_info: gateway }, t) => {
    const [fixed] = gateway?.external_fixed_ips ?? [];
    return fixed && t('delete.gateway_freed', { address: fixed.ip_address });
  },
});
