import { useCallback } from 'react';
import { useCan } from '../../kit/permissions/abilities.ts';
import { networks } from './network.ts';
import { networkPaths } from './paths.ts';

/** The page of a network that another object names; null for who may not open networks. */
export function useNetworkPath(): (id: string) => string | null {
  const mayOpen = useCan(networks.subjects.item, 'read');
  return useCallback((id) => (mayOpen ? networkPaths.details(id) : null), [mayOpen]);
}
