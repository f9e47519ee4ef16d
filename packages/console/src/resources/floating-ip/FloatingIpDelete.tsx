import { deletionOf } from '../../kit/confirm/index.ts';
import { floatingIps, floatingIpWords } from './floating-ip.ts';

export const FloatingIpDelete = deletionOf(floatingIps, {
  words: floatingIpWords,
  icon: 'menu-floating-ips',
  distinct: 'none',
  detail: ({ attachment }, t) => attachment && t('delete.taken_from', { name: attachment.object_name }),
});
