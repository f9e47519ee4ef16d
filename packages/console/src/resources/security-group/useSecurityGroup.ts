import type { SecurityGroup } from '@skydeck/contract';
import { useOutletContext } from 'react-router-dom';

/** The group whose details page a tab lies in. */
export const useSecurityGroup = (): SecurityGroup => useOutletContext<SecurityGroup>();
