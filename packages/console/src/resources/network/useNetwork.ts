import type { Network } from '@skydeck/contract';
import { useOutletContext } from 'react-router-dom';

/** The network whose details page a tab lies in. */
export const useNetwork = (): Network => useOutletContext<Network>();
