import type { Vpn } from '@skydeck/contract';
import { useOutletContext } from 'react-router-dom';

/** The connection whose details page a tab lies in. */
export const useVpn = (): Vpn => useOutletContext<Vpn>();
