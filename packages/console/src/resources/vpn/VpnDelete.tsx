import { deletionOf } from '../../kit/confirm/index.ts';
import { vpns, vpnWords } from './vpn.ts';

export const VpnDelete = deletionOf(vpns, {
  words: vpnWords,
  icon: 'menu-vpn',
  answered: 'stays',
  detail: (vpn) => vpn.peer_address,
});
